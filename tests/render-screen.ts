/** The screen of a calculator as HTML, as the build draws it. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ViewModel } from '../src/kit/index.ts';
import { viewsOf } from '../src/ui/render-static.tsx';
import { CalculatorView } from '../src/ui/view/CalculatorView.tsx';

const nothing = () => {};

export const drawn = (screen: ViewModel, compact = false): string =>
  renderToString(
    h(CalculatorView, {
      screen,
      links: {
        to: (of: string, query: string) => `/calculators/${of}/?${query}`,
        page: (address: string) => address,
      },
      compact,
      views: viewsOf(screen.calculator),
      onText: nothing,
      onList: nothing,
      onTry: nothing,
      onTool: nothing,
      loadPanel: async () => undefined,
    }),
  );
