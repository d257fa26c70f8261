import { Component, type ComponentType } from 'preact';
import { findPart } from '../../kit/index.ts';
import { sceneOf } from './page-picture.ts';
import type { DetailsProps, SceneProps } from './props.ts';

/** Draws again only for another answer. */
export abstract class OfAnswer extends Component<DetailsProps> {
  override shouldComponentUpdate(next: DetailsProps) {
    const { answer, outdated, beside } = this.props;
    const isSame = next.answer === answer && next.outdated === outdated && next.beside === beside;
    return !isSame || !this.props.recommend === Boolean(next.recommend);
  }
}

/** The picture of an answer without a plane. */
export class Picture extends OfAnswer {
  override render(props: DetailsProps) {
    const { answer, beside, compact, views, onText } = props;
    const { Chart, Later, Picture: OfItsOwn } = views;
    const { chart } = answer;
    const scene = compact ? undefined : sceneOf(answer);
    // What draws a part takes what a part of that kind holds.
    const Scene = scene && (views[scene.kind] as ComponentType<SceneProps<unknown>> | undefined);
    if (Scene) return <Scene data={scene.data} onText={onText} />;
    if (OfItsOwn) return <OfItsOwn {...props} />;
    return (
      <>
        {Chart && chart && (
          <Chart chart={chart} beside={beside?.chart} isLow={compact} onText={onText} />
        )}
        {Later && findPart(answer, 'timeline') && <Later answer={answer} compact={compact} />}
      </>
    );
  }
}
