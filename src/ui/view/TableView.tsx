import type { DeepLink, Table } from '../../kit/index.ts';
import { ageBehind } from '../../units/age.ts';
import type { Links, TableProps } from './props.ts';

const classOf = (column: Table['columns'][number] | undefined) =>
  column?.numeric ? 'num' : column?.wide ? 'roomy' : undefined;

/** A table may be wider than a phone; it scrolls by itself then, by keyboard too. */
export function TableView({ table, links }: Pick<TableProps, 'table' | 'links'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section class="table" aria-label={table.caption} tabIndex={0}>
      <table>
        <caption>
          <span>
            {table.caption}
            {table.since !== undefined && <Since day={table.since} />}
          </span>
        </caption>
        <thead>
          <tr>
            {table.columns.map(({ label, numeric }) => (
              <th scope="col" class={numeric ? 'num' : undefined} key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ cells, current, link }, row) => (
            <tr aria-current={current ? 'true' : undefined} key={row}>
              {cells.map((cell, column) => {
                const Tag = column === 0 ? 'th' : 'td';
                return (
                  <Tag
                    scope={column === 0 ? 'row' : undefined}
                    class={classOf(table.columns[column])}
                    key={column}
                  >
                    {cell}
                    {column === 0 && !links.alone && link && (
                      <small>
                        <LinkTo {...link} name="Check" links={links} />
                      </small>
                    )}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How old something is, in browsers alone: a page that was built long ago would say it wrongly. */
const Since = ({ day }: { readonly day: string }) => (
  <span
    class="aged"
    ref={(place) => {
      if (place) place.textContent = ageBehind(day);
    }}
  />
);

/** A link to another calculator; a short one has its text as its name. */
export const LinkTo = ({
  text,
  calculator,
  query,
  name,
  links,
}: DeepLink & { readonly name?: string; readonly links: Links }) => (
  <a
    href={links.to(calculator, query)}
    target={links.target}
    rel={links.target && 'noopener'}
    aria-label={name && text}
  >
    {name ?? text}
  </a>
);
