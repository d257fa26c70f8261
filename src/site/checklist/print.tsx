import { renderToString } from 'preact-render-to-string';
import { ChecklistView } from './ChecklistView.tsx';
import { type Actions, initial } from './state.ts';

const nothing = () => {};
/** Nobody can do anything with a page that is still being built. */
const idle = new Proxy({} as Actions, { get: () => nothing });

/** The empty checklist as HTML: without a script it is a form to print and fill in by hand. Links are root-absolute. */
export const printChecklist = (): string =>
  renderToString(
    <ChecklistView
      state={initial}
      act={idle}
      to={(page, query = '') => `${page}${query && `?${query}`}`}
    />,
  );
