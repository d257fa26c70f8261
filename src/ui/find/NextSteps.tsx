import type { OwnProps } from '../view/props.ts';
import { LinkTo } from '../view/TableView.tsx';

/** The fold with the commands is further down the same screen. */
function openCommands({ currentTarget }: { readonly currentTarget: HTMLElement }) {
  const root = currentTarget.getRootNode() as ShadowRoot;
  const commands = root.querySelector<HTMLDetailsElement>('details.commands');
  if (!commands) return;
  commands.open = true;
  commands.scrollIntoView();
  commands.querySelector('summary')?.focus({ preventScroll: true });
}

/** What one does with the set-up that was found: check it, and create it. */
export function NextSteps({ answer, links }: Pick<OwnProps, 'answer' | 'links'>) {
  const [check] = answer.deepLinks;
  if (!check || !links || links.alone) return null;
  return (
    <p class="next-steps">
      <LinkTo {...check} name="Check it" links={links} />
      <button type="button" class="tool" onClick={openCommands}>
        Commands to create it
      </button>
    </p>
  );
}
