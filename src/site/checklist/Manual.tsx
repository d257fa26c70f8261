import type { Actions, State } from './state.ts';

type Props = { readonly state: State; readonly act: Actions };

/** The text itself, marked, where the browser lets nothing be copied. */
export const Manual = ({ state: { manual }, act }: Props) =>
  manual === undefined ? null : (
    <div class="manual">
      <label for="manual">
        This browser does not let the page copy. The text is marked: copy it with Ctrl+C or ⌘C.
      </label>
      <textarea
        id="manual"
        readOnly
        rows={8}
        value={manual}
        ref={(area) => {
          if (!area || area.dataset['marked'] === manual.length.toString()) return;
          area.dataset['marked'] = manual.length.toString();
          area.focus();
          area.select();
        }}
      />
      <button type="button" onClick={act.closeManual}>
        Close
      </button>
    </div>
  );
