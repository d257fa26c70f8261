/** What the last run of `npm run test:wikis` found; the run writes the JSON file next to this one. */
import found from './wiki-matrix.json' with { type: 'json' };

export type Matrix = {
  /** The day of the run, as 2026-11-21. */
  readonly date: string;
  readonly browser: string;
  readonly hosts: readonly {
    readonly tool: string;
    readonly version: string;
    readonly forms: readonly {
      readonly form: string;
      /** A picture is not, and leads to the page that is. */
      readonly interactive: 'yes' | 'no' | 'link';
      readonly height: string;
      readonly console: string;
      readonly note: string;
    }[];
  }[];
  readonly skipped: readonly { readonly tool: string; readonly why: string }[];
};

export const wikiMatrix: Matrix = found as Matrix;
