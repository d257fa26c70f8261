import type { Plane } from '../../kit/index.ts';
import { percent } from '../shapes/svg-attributes.ts';
import type { PlaneProps } from '../view/props.ts';
import { planeShape, plot } from './shape.ts';

/** The numbered places of a plane as buttons, over the drawing. */
export function Choices({ plane, onText }: PlaneProps & { readonly plane: Plane }) {
  const { choices } = plane;
  if (!choices) return null;
  const press = (number: number) => onText(choices.input, String(number));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a hint over the whole drawing.
    <svg class="panel plane numbered" width="100%" height={plot.bottom}>
      {planeShape(plane).choices.map(({ x, y, number, isChosen, text }) => (
        // biome-ignore lint/a11y/useSemanticElements: what is in a drawing cannot be a button of HTML.
        <circle
          role="button"
          tabindex={0}
          aria-label={text}
          aria-pressed={isChosen}
          class="press"
          cx={percent(x)}
          cy={y}
          r="13"
          onClick={() => press(number)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            press(number);
          }}
          key={number}
        />
      ))}
    </svg>
  );
}
