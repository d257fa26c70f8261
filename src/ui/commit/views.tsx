import { Component } from 'preact';
import { findPart } from '../../kit/index.ts';
import { load } from '../browser/load.ts';
import { loadChart } from '../data/loaders.ts';
import type { DetailsProps, Views } from '../view/props.ts';

export { commit as calculator } from '../../calculators/commit/calculator.ts';
export { loadLatencies } from '../data/loaders.ts';

const loadLanes = () => load(() => import('./lanes-script.tsx'));

/** What draws commits in slow motion, and the curves below them. */
export async function loadPlanes() {
  const [lanes, Chart] = await Promise.all([loadLanes(), loadChart()]);
  return lanes && Chart && { ...lanes, Chart };
}

type Props = Pick<DetailsProps, 'answer' | 'compact' | 'onText' | 'views'>;

/** The lanes inside a text, whose script may come after the answer. */
export class Picture extends Component<Props, Pick<Views, 'commits'>> {
  override async componentDidMount() {
    if (!this.props.views.commits) this.setState((await loadLanes()) ?? {});
  }

  override render({ answer, views, onText }: Props, { commits }: Pick<Views, 'commits'>) {
    const Lanes = views.commits ?? commits;
    const data = findPart(answer, 'commits');
    return Lanes && data && <Lanes data={data} onText={onText} compact />;
  }
}

export const loadOptions = () => load(() => import('./options.ts'));

export const hasMain = true;

/** Style sheets that a page has besides. */
export const sheets = ['commits'];
/** Those that an embed has not. */
export const pageSheets = ['play'];
