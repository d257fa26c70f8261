import type { Actions, State } from './state.ts';

type Props = { readonly state: State; readonly act: Actions };

/** A text put aside, with what can be done about it. */
const Aside = ({ state: { aside, asking }, act }: Props) =>
  aside ? (
    <div class="notice" role="alert">
      <p>
        <strong>A checklist kept in this browser could not be read.</strong> {aside.why} Its text is
        safe, {aside.text.length.toLocaleString('en')} characters of it.
      </p>
      <p class="deeds">
        <button type="button" onClick={act.saveAside}>
          Download it
        </button>
        <button type="button" onClick={act.copyAside}>
          Copy it
        </button>
        {asking === 'forget' ? (
          <>
            <span>Remove it for good?</span>
            <button type="button" onClick={act.forgetAside}>
              Yes, remove it
            </button>
            <button type="button" onClick={() => act.ask(undefined)}>
              No
            </button>
          </>
        ) : (
          <button type="button" onClick={() => act.ask('forget')}>
            Remove it
          </button>
        )}
      </p>
    </div>
  ) : null;

const Elsewhere = ({ state, act }: Props) =>
  state.elsewhere ? (
    <div class="notice" role="alert">
      <p>
        <strong>This checklist was changed in another tab.</strong> Nothing is kept from here until
        you choose.
      </p>
      <p class="deeds">
        <button type="button" onClick={act.takeTheirs}>
          Take the other tab’s
        </button>
        <button type="button" onClick={act.keepMine}>
          Keep this one instead
        </button>
      </p>
    </div>
  ) : null;

/** The text itself, marked, where the browser lets nothing be copied. */
const Manual = ({ state: { manual }, act }: Props) =>
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

/** What has to be known about keeping and copying. */
export const Notices = (props: Props) => (
  <>
    <Aside {...props} />
    <Elsewhere {...props} />
    {props.state.unkept !== undefined && (
      <p class="notice" role="alert">
        {props.state.unkept}
      </p>
    )}
    <Manual {...props} />
  </>
);
