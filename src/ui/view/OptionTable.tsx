import type { Option, Recommendation } from '../../kit/index.ts';
import { GuideLink } from './GuideLink.tsx';
import type { OptionTableProps } from './props.ts';
import { Verdict } from './Verdict.tsx';

/** Options, and before them what only the reader knows. */
export function OptionTable({ options, folded, ...props }: OptionTableProps) {
  const { links } = props;
  // Three are compared at first sight, those that fit first; one more takes no more room than a line that names it.
  const rank = ({ option }: Recommendation) => Number(option?.verdict !== 'fits');
  const sorted = options
    .filter(({ option }) => option)
    .toSorted((one, other) => rank(one) - rank(other));
  const shown = folded && sorted.length > 4 ? 3 : sorted.length;
  const others = sorted.slice(shown);
  const costs = others.map(({ option }) => option?.costText).join(' · ');
  const rowsOf = (some: readonly Recommendation[]) => <Rows options={some} {...props} />;
  return (
    <>
      {options.map(
        ({ asks, text: [before] }) =>
          asks && (
            <ul key={asks}>
              <li>
                <span>
                  <b>{shown ? 'Need less?' : 'What do you need?'}</b> {before} Enter it to list what
                  meets it.
                </span>
                {/* Where the field is not in sight, its page has it. */}
                <a
                  class="act"
                  href={links.to('cap-check', '')}
                  data-asks={asks}
                  target={links.target}
                >
                  Enter IOPS or MB/s
                </a>
              </li>
            </ul>
          ),
      )}
      {shown > 0 && rowsOf(sorted.slice(0, shown))}
      {others.length > 0 && folded?.(others, `$ a month: ${costs}`, rowsOf(others))}
    </>
  );
}

/** Options side by side, one a row; on a phone each is a card. */
function Rows({ options, links, apply }: Omit<OptionTableProps, 'folded'>) {
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
  const { name, detail, rest } = option.row;
  const guide = <GuideLink links={links} to={option.guide} of={name} text="Commands" />;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <details>
          <summary>
            {detail} <u>How&nbsp;to</u>
          </summary>
          <small>
            {rest && `${rest}. `}
            {guide}
            {one.compare && (
              <>
                {' '}
                <a href={links.to('cap-check', one.compare)} aria-label={`Compare: ${name}`}>
                  Compare
                </a>
              </>
            )}
          </small>
        </details>
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
            class="act"
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
