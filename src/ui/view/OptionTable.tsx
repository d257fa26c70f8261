import type { Option, Recommendation } from '../../kit/index.ts';
import { Guide } from './Guide.tsx';
import type { OptionTableProps } from './props.ts';
import { Verdict } from './Verdict.tsx';

/** Options with what is to be entered for others, and why they are in their order. */
export function OptionTable(props: OptionTableProps) {
  const { options, links } = props;
  return (
    <>
      {options.map(
        ({ asks, order, text }) =>
          (asks || order) && (
            <p class="secondary" key={asks}>
              {order}
              {asks &&
                text.map((part) =>
                  typeof part === 'string' ? (
                    part
                  ) : (
                    // Where the field is not in sight, its page has it.
                    <a href={links.to('cap-check', '')} data-asks={asks} target={links.target}>
                      {part.text}
                    </a>
                  ),
                )}
            </p>
          ),
      )}
      {options.some(({ option }) => option) && <Rows {...props} />}
    </>
  );
}

/** Options side by side, one a row; on a phone each is a card. */
function Rows({ options, links, apply }: OptionTableProps) {
  const isGain = options.some(({ option }) => option?.gainText);
  return (
    <table class="options cards">
      <thead>
        <tr>
          <th scope="col">Change</th>
          <th scope="col" class="num">
            {isGain ? 'Achieves' : 'Deciding limit'}
          </th>
          <th scope="col" class="num">
            Used
          </th>
          <th scope="col">Verdict</th>
          <th scope="col" class="num">
            $ a month
          </th>
          <th scope="col" class="num">
            vs now
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {options.map(
          (one, index) =>
            one.option && <Row key={index} {...{ one, links, apply }} option={one.option} />,
        )}
      </tbody>
    </table>
  );
}

function Row({
  one,
  option,
  links,
  apply,
}: Pick<OptionTableProps, 'links' | 'apply'> & { one: Recommendation; option: Option }) {
  const { name, detail } = option.row ?? option;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <small>
          {detail}
          <Guide links={links} to={option.guide} of={name} />
          {one.compare && (
            <>
              {' · '}
              <a href={links.to('cap-check', one.compare)} aria-label={`Compare: ${name}`}>
                Compare
              </a>
            </>
          )}
        </small>
      </th>
      <Limit {...option} />
      <td class="num used">
        <Used {...option} />
      </td>
      <td>
        <Verdict verdict={option.verdict} />
      </td>
      <td class="num">{option.costText}</td>
      <td class="num">
        <b>{option.differenceText}</b>
      </td>
      <td>
        {apply(one)}
        {one.opens && !links.alone && (
          <a
            class="check"
            href={links.to(one.opens.calculator, one.opens.query)}
            target={links.target}
            rel={links.target && 'noopener'}
            aria-label={`Check it: ${name}`}
          >
            Check
          </a>
        )}
      </td>
    </tr>
  );
}

const Limit = ({ gainText, limitText, limitName }: Option) => (
  <td class="num">
    {gainText ?? limitText}
    {!gainText && <small>{limitName}</small>}
  </td>
);

/** The share that is used as a small bar and a figure; a full bar is the limit. */
const Used = ({ utilisation, utilisationText, kind }: Option) => (
  <>
    {utilisation !== undefined && (
      <svg class={`bar ${kind}`} width="44" height="8" aria-hidden="true">
        <rect class="room" width="44" height="8" />
        <rect class="demand" width={Math.min(1, utilisation) * 44} height="8" />
      </svg>
    )}
    {utilisationText}
  </>
);
