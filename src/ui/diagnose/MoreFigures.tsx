import { Figure } from '../view/Figure.tsx';
import type { FiguresProps } from '../view/props.ts';

/** The figures after the first three: one line that unfolds. */
export function MoreFigures({ readouts, outdated }: FiguresProps) {
  const others = readouts.filter(({ within }) => within === 'more');
  if (others.length === 0) return null;
  const line = others.map(({ label, text }) => `${label} ${text}`).join(' · ');
  return (
    <details class="more-figures">
      <summary>
        <b>More figures</b> <span>{line}</span>
      </summary>
      <dl class="readouts">
        {others.map(({ id, label, kind, value, unit, text, aside }) => (
          <div class={kind} key={id}>
            <dt>{label}</dt>
            <dd>
              <Figure readout={{ id, value, unit }} text={text} outdated={outdated} />
              {aside && <span class="aside">{aside}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
