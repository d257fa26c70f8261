import type { Actions, State } from './state.ts';

type Props = { readonly state: State; readonly act: Actions };

/** A text put aside, with what can be done about it. */
const Aside = ({ state: { aside, asking }, act }: Props) =>
  aside ? (
    <div class="notice" role="alert">
      <p>
        <strong>A checklist kept in this browser was put aside.</strong> {aside.why} Its text is
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
    <div class="notice elsewhere" role="alert">
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

/** What has to be known about keeping. */
export const Notices = (props: Props) => (
  <>
    <Aside {...props} />
    <Elsewhere {...props} />
    {props.state.unkept !== undefined && (
      <p class="notice" role="alert">
        {props.state.unkept}
      </p>
    )}
  </>
);
