/**
 * The explorer's tables as HTML, complete without script. They are also the script's data: what it
 * filters and sorts is what the page shows, and no figure is loaded twice.
 */

import type { FigureKind } from '../../limits/columns/column.ts';
import { diskTables } from '../../limits/disks/index.ts';
import { editionOf } from '../../limits/editions.ts';
import { disks, vms } from '../../limits/index.ts';
import type { Disk, Edition, Vm } from '../../limits/types.ts';
import { vmTables } from '../../limits/vms/index.ts';
import { escapeHtml } from '../../ui/escape-html.ts';
import type { ThroughputUnit } from '../../units/index.ts';
import { diskAddress, familyAddress, seriesAddress, vmAddress } from '../limits-pages/pages.ts';
import { sourceOf } from '../sources.ts';
import { type Column, columnsOf, diskColumns, vmColumns } from './columns.ts';
import { inGroups } from './row-groups.ts';
import { unitIn } from './rows.ts';

type Row = Disk | Vm;
const groupOf = (row: Row) => ('series' in row ? row.series : row.family);
const addressOf = (row: Row) => ('series' in row ? vmAddress(row) : diskAddress(row));
const groupAddressOf = (row: Row) =>
  'series' in row ? seriesAddress(row.series) : familyAddress(row.family);

/** Every note once; rows point to them, so that a caveat that holds for a series is not printed with each size. */
export const notes: readonly string[] = [
  ...new Set([...vms, ...disks].flatMap(({ note }) => note ?? [])),
];

/** What the tables write for throughput, by edition and series or family. */
const printedUnits = new Map(
  [...vmTables, ...diskTables].map((table) => {
    const group = 'series' in table ? table.series : table.family;
    const [, units = ''] = table.text.trim().split('\n');
    return [`${table.edition} ${group}`, /IOPS\/(\S+)/.exec(units)?.[1] ?? 'MBps'];
  }),
);

const rowsIn = (edition: Edition) => [...vms, ...disks].filter((row) => row.edition === edition);

/** What throughput is read as in an edition; the headings say it, so it is one unit. */
export function unitOf(edition: Edition): ThroughputUnit {
  const [unit, ...others] = new Set(rowsIn(edition).map((row) => row.unit));
  if (!unit || others.length > 0)
    throw new Error(`The ${edition} edition is not read in one unit.`);
  return unit;
}

const documentOf = (id: string) => {
  const { title, date, url } = sourceOf(id);
  const words = escapeHtml(`${title}, ${date}`);
  return url ? `<a href="${escapeHtml(url)}">${words}</a>` : `<span>${words}</span>`;
};

function sourceCell(row: Row): string {
  const number = row.note && notes.indexOf(row.note) + 1;
  const note = number ? ` <a href="#note-${number}">note ${number}</a>` : '';
  return `<td class="source">${[row.source, ...(row.also ?? [])].map(documentOf).join('; ')}${note}</td>`;
}

function unitLabel(kind: FigureKind, rate: ThroughputUnit): string {
  const unit = unitIn(kind, rate);
  return kind === 'rate' ? `<a href="#units">${unit}</a>` : unit && `<small>${unit}</small>`;
}

const classOf = (...names: readonly (string | false | undefined)[]) => {
  const given = names.filter(Boolean);
  return given.length > 0 ? ` class="${given.join(' ')}"` : '';
};

function headings<R extends Row>(columns: readonly Column<R>[], rate: ThroughputUnit): string {
  const cells = columns.map(
    ({ id, label, kind, extra, zero }) =>
      `<th scope="col"${classOf((id === 'series' || id === 'family') && 'group', extra && 'extra')} data-column="${id}" data-kind="${kind}"${zero ? ' data-zero' : ''}><span>${label}</span> ${unitLabel(kind, rate)}</th>`,
  );
  return `<thead><tr>${cells.join('')}<th scope="col" class="source">Source</th></tr></thead>`;
}

function line<R extends Row>(row: R, columns: readonly Column<R>[]): string {
  const cells = columns.map(({ id, cell, extra }) => {
    const { text, word } = cell(row);
    if (id === 'name') return `<th scope="row"><a href="${addressOf(row)}">${text}</a></th>`;
    if (id === 'series' || id === 'family')
      return `<td class="group"><a href="${groupAddressOf(row)}" tabindex="-1">${text}</a></td>`;
    return `<td${classOf(word && 'word', extra && 'extra')}>${text}</td>`;
  });
  const printed = printedUnits.get(`${row.edition} ${groupOf(row)}`);
  const as = printed && printed !== 'MBps' ? ` data-printed="${printed}"` : '';
  return `<tr${as}>${cells.join('')}${sourceCell(row)}</tr>`;
}

function table<R extends Row>(
  all: readonly R[],
  allColumns: readonly Column<R>[],
  edition: Edition,
  kind: string,
  caption: string,
): string {
  const rows = all.filter((row) => row.edition === edition);
  const columns = columnsOf(allColumns, rows);
  const rate = unitOf(edition);
  const bodies = inGroups(rows)
    .map((group) => `<tbody>${group.map((row) => line(row, columns)).join('')}</tbody>`)
    .join('');
  return `<table class="${kind}" data-edition="${edition}" data-unit="${rate}"><caption class="unseen">${caption}</caption>${headings(columns, rate)}${bodies}</table>`;
}

const asOf = (edition: Edition) =>
  edition === 'current' ? 'today’s pages' : `as of ${editionOf(edition).date}`;

export const vmTable = (edition: Edition) =>
  table(vms, vmColumns, edition, 'sizes', `Limits of VM sizes, ${asOf(edition)}`);
export const diskTable = (edition: Edition) =>
  table(disks, diskColumns, edition, 'disks many', `Limits of disks, ${asOf(edition)}`);

export const rowsOf = (edition: Edition) => ({
  vms: vms.filter((row) => row.edition === edition).length,
  disks: disks.filter((row) => row.edition === edition).length,
});

export const seriesNames: readonly string[] = [...new Set(vms.map(({ series }) => series))].sort(
  (one, other) => one.localeCompare(other, 'en'),
);

/** Why an edition's pages are read as they are: each reason once, with the documents it speaks of. */
export function readingsOf(edition: Edition) {
  const ids = new Set(rowsIn(edition).map(({ source }) => source));
  const read = [...ids].map(sourceOf).filter(({ reading }) => reading);
  return [...Map.groupBy(read, ({ reading }) => reading?.evidence)].map(([evidence, sources]) => ({
    evidence,
    titles: sources.map(({ title }) => title),
  }));
}
