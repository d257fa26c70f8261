import { Component } from 'preact';
import type { Answer, Citation, DeepLink, Note, Sum, Table } from '../../kit/index.ts';
import { AdviceList } from './AdviceList.tsx';
import { LimitTable } from './LimitTable.tsx';
import { PhraseText } from './PhraseText.tsx';
import type { DetailsProps, Links } from './props.ts';

/** The details of an answer: limits, chart, recommendations, steps, links, sources. Drawn again only for another answer. */
export class Details extends Component<DetailsProps> {
  override shouldComponentUpdate(next: DetailsProps) {
    return next.answer !== this.props.answer;
  }

  override render(props: DetailsProps) {
    const { answer, compact, links, views } = props;
    // A frame is as high as what is unfolded in it, so there everything but the drawing is folded.
    if (compact && links.target)
      return (
        <>
          <Drawing answer={answer} views={views} />
          <details>
            <summary>Options, steps, checks and sources</summary>
            <Recommendations {...props} />
            <Grounds answer={answer} />
            <Handovers handovers={answer.deepLinks} links={links} />
            <Sources citations={answer.citations} />
          </details>
        </>
      );
    return (
      <>
        <Drawing answer={answer} views={views} />
        <Recommendations {...props} />
        {compact ? (
          <details>
            <summary>Steps, checks and figures</summary>
            <Grounds answer={answer} />
          </details>
        ) : (
          <Grounds answer={answer} />
        )}
        <Handovers handovers={answer.deepLinks} links={links} />
        <Sources citations={answer.citations} />
      </>
    );
  }
}

function Drawing({
  answer: { gates, chart, timeline },
  views: { Chart, Timeline },
}: Pick<DetailsProps, 'answer' | 'views'>) {
  return (
    <>
      {gates.length > 0 && <LimitTable gates={gates} />}
      {Chart && chart && <Chart chart={chart} />}
      {Timeline && timeline && <Timeline timeline={timeline} />}
    </>
  );
}

function Recommendations({
  id,
  answer: { advice, adviceTitle = 'Ways to get more' },
  links,
  onTry,
}: DetailsProps) {
  if (advice.length === 0) return null;
  return <AdviceList title={adviceTitle} id={id} advice={advice} links={links} onTry={onTry} />;
}

/** What the answer rests on. */
function Grounds({ answer: { tables, arithmetic, notes } }: { answer: Answer }) {
  return (
    <>
      {tables.map((table) => (
        <TableView table={table} key={table.caption} />
      ))}
      <Arithmetic sums={arithmetic} />
      <Notes notes={notes} />
    </>
  );
}

function Arithmetic({ sums }: { sums: readonly Sum[] }) {
  if (sums.length === 0) return null;
  return (
    <div class="arithmetic">
      <h2>Steps of the calculation</h2>
      <dl>
        {sums.map(({ label, line }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <PhraseText phrase={line} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A table may be wider than a phone; it scrolls by itself then, by keyboard too. */
function TableView({ table }: { table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section class="table" aria-label={table.caption} tabIndex={0}>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map(({ label, numeric }) => (
              <th scope="col" class={numeric ? 'num' : ''} key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ cells, current }, row) => (
            <tr aria-current={current ? 'true' : undefined} key={row}>
              {cells.map((cell, column) => {
                const style = table.columns[column]?.numeric ? 'num' : '';
                return column === 0 ? (
                  <th scope="row" class={style} key={column}>
                    {cell}
                  </th>
                ) : (
                  <td class={style} key={column}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const weights: Readonly<Record<Note['weight'], string>> = {
  broken: 'Failed',
  caution: 'Warning',
  holds: 'Passed',
  info: 'Info',
};

function Notes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <div class="notes">
      <h2>Checks</h2>
      <ul>
        {notes.map(({ weight, text, citation }) => (
          <li class={weight} key={text}>
            <b>{weights[weight]}</b>
            <span>
              {text} {citation && <Cite citation={citation} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cite({ citation: { title, place, date, url } }: { citation: Citation }) {
  const words = `${title}, ${date}`;
  return (
    <cite title={place}>
      {url ? (
        <a href={url} rel="noopener external">
          {words}
        </a>
      ) : (
        words
      )}
    </cite>
  );
}

function Handovers({ handovers, links }: { handovers: readonly DeepLink[]; links: Links }) {
  if (handovers.length === 0 || links.alone) return null;
  return (
    <p class="handovers">
      {handovers.map(({ text, calculator, query }) => (
        <a
          href={links.to(calculator, query)}
          target={links.target}
          rel={links.target && 'noopener'}
          key={calculator}
        >
          {text}
        </a>
      ))}
    </p>
  );
}

function Sources({ citations }: { citations: readonly Citation[] }) {
  return (
    <p class="sources">
      Limits:{' '}
      {citations.map((citation, index) => (
        <span key={citation.title}>
          {index > 0 && '; '}
          {citation.place} — <Cite citation={citation} />
        </span>
      ))}
      .
    </p>
  );
}
