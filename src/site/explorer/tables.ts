/**
 * The explorer's tables as HTML, complete without script. They are also the script's data: what it
 * filters and sorts is what the page shows, and no figure is loaded twice.
 */

import { plural } from '../../calculators/shared/answer/text.ts';
import { diskTables } from '../../limits/disks/index.ts';
import { editionOf } from '../../limits/editions.ts';
import { catalogue, disks, vms } from '../../limits/index.ts';
import { isFirstChoice } from '../../limits/lifecycle.ts';
import type { Disk, Edition, Vm } from '../../limits/types.ts';
import { vmTables } from '../../limits/vms/index.ts';
import { escapeHtml } from '../../ui/escape-html.ts';
import type { ThroughputUnit } from '../../units/index.ts';
import { lifecycleBadges } from '../limits-pages/badges.ts';
import { kindOf } from '../limits-pages/glance.ts';
import { diskAddress, familyAddress, seriesAddress, vmAddress } from '../limits-pages/pages.ts';
import { sourceOf } from '../sources.ts';
import { type Column, columnsOf, diskColumns, vmColumns } from './columns.ts';
import { inUsualOrder } from './default-order.ts';
import { classOfWord, rangeOf } from './ranges.ts';
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

const rowsIn = (edition: Edition) => [...catalogue.vms(edition), ...catalogue.disks(edition)];

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

const noteLink = (note: string) => {
  const number = notes.indexOf(note) + 1;
  return ` <a class="note" href="#note-${number}">note ${number}</a>`;
};

function unitLabel(kind: Column<Row>['kind'], rate: ThroughputUnit): string {
  const unit = unitIn(kind, rate);
  return unit && `<small>${unit}</small>`;
}

const classOf = (...names: readonly (string | false | undefined)[]) => {
  const given = names.filter(Boolean);
  return given.length > 0 ? ` class="${given.join(' ')}"` : '';
};

const isGroup = (id: string) => id === 'series' || id === 'family';

/** What the marks in the table mean; whatever reads the page aloud or prints it has the words. */
const key = '<small class="key" aria-hidden="true"><i>– not published</i> * in part</small>';

function headings<R extends Row>(columns: readonly Column<R>[], rate: ThroughputUnit): string {
  const cells = columns.map(
    ({ id, label, kind, extra, zero }) =>
      `<th scope="col"${classOf(extra && 'extra', id === 'cost' && id)} data-column="${id}" data-kind="${kind}"${zero ? ' data-zero' : ''}><span>${label}</span> ${label === 'Size' && id === 'name' ? key : unitLabel(kind, rate)}</th>`,
  );
  return `<thead><tr>${cells.join('')}</tr></thead>`;
}

/** There is room for one badge beside a name; the heading of the series has all, with their sentences. */
function badgeOf(row: Row): string {
  if (!('series' in row) || row.edition !== 'current') return '';
  const [badge] = lifecycleBadges(row);
  return badge
    ? ` <span class="badge ${badge.tone}">${badge.text.replace('the resource ', '')}</span>`
    : '';
}

/** What is stated of the whole series of a row. */
function badgesOf(row: Row): string {
  if (!('series' in row) || row.edition !== 'current') return '';
  const stated = (row.lifecycle ?? []).filter(({ names }) => names.includes(row.series));
  return lifecycleBadges({ series: row.series, lifecycle: stated })
    .map(
      ({ text, title, tone }) =>
        `<span class="badge ${tone}" title="${escapeHtml(title)}">${text}</span> `,
    )
    .join('');
}

/** Rows of a closed series are found by a search in the page, and are there without script and on paper. */
const closed = ' hidden="until-found"';

function line<R extends Row>(row: R, columns: readonly Column<R>[], shared?: string): string {
  const cells = columns.map(({ id, kind, cell, extra }) => {
    const { text, word } = cell(row);
    if (id !== 'name')
      return `<td${classOf(word && classOfWord(text, kind), extra && 'extra', id === 'cost' && id)}>${text}</td>`;
    const note = row.note && row.note !== shared ? noteLink(row.note) : '';
    return `<th scope="row"><a href="${addressOf(row)}">${text}</a>${badgeOf(row)}${note}</th>`;
  });
  return `<tr${'series' in row ? closed : ''}>${cells.join('')}</tr>`;
}

/** As `kindOf` writes it first. */
const constrained = 'constrained vCPUs';
const aboutOf = (row: Row) => ('series' in row ? kindOf(row) : '');

/** Rows that one line can speak for: those of a series that were read from the same documents, and all of its sizes with constrained vCPUs. */
const keyOf = (row: Row) => {
  const about = aboutOf(row);
  const read = about.startsWith(constrained) ? [] : documentsOf(row);
  return [groupOf(row), about, ...read].join('\n');
};
const documentsOf = ({ source, also = [] }: Row) => [source, ...also];

/** The note of most of these rows, where each has one: a row with another shows its own. */
function commonNote(rows: readonly Row[]): string | undefined {
  if (rows.some(({ note }) => note === undefined)) return undefined;
  const byNote = [...Map.groupBy(rows, ({ note }) => note)];
  return byNote.sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

const isRanged = ({ id, extra }: Column<never>) => id !== 'name' && !extra;
/** What a closed series says of its sizes below the headings that are shown at first. */
const ranges = <R extends Row>(rows: readonly R[], columns: readonly Column<R>[]) =>
  columns
    .filter(isRanged)
    .map(({ cell, kind }) => {
      const { text, name, isOfSome } = rangeOf(
        rows.map((row) => cell(row).text),
        kind,
      );
      return ` <span class="${name}">${text}${isOfSome ? '<i>*</i>' : ''}</span>`;
    })
    .join('');

function group<R extends Row>(rows: readonly R[], columns: readonly Column<R>[]): string {
  const [row] = rows;
  if (!row) return '';
  const name = groupOf(row);
  const [about, shared] = [aboutOf(row), commonNote(rows)];
  const documents = [...new Set(rows.flatMap(documentsOf))].map(documentOf).join('; ');
  const printed = printedUnits.get(`${row.edition} ${name}`);
  const isOfSizes = 'series' in row;
  const as = printed && printed !== 'MBps' ? ` data-printed="${printed}"` : '';
  // Sizes with constrained vCPUs have a line of their own below that of their series.
  const isFewer = about.startsWith(constrained);
  // Of a closed series what a name says is enough: its local disk has columns.
  const [, kind = '', local = ''] = isFewer
    ? ['', '<span>with </span>constrained<span> vCPUs</span>']
    : (/^(.*?)( · (?:temp|local).*)?$/.exec(about) ?? []);
  const opener = isOfSizes
    ? ` <button type="button" class="opens" aria-expanded="false">${isFewer ? `${rows.length}<span> sizes</span>` : plural(rows.length, 'size')}</button>`
    : '';
  const of = `<a href="${groupAddressOf(row)}">${name}</a>${opener} <small${classOf(isFewer && 'fewer')}>${badgesOf(row)}${kind}${local && `<i>${local}</i>`}<span class="source">${kind && ' · '}${documents}${shared ? noteLink(shared) : ''}</span></small>`;
  const head = `<tr class="group"><th scope="rowgroup" colspan="${columns.length}">${isOfSizes ? `<span class="of">${of}</span>${ranges(rows, columns)}` : of}</th></tr>`;
  return `<tbody${isOfSizes ? ' class="closed"' : ''}${as}>${head}${rows.map((one) => line(one, columns, shared)).join('')}</tbody>`;
}

/** @param kind the class of the table, which says what its rows are */
function table<R extends Row>(
  edition: Edition,
  rows: readonly R[],
  allColumns: readonly Column<R>[],
  kind: string,
  what: string,
): string {
  const columns = columnsOf(allColumns, rows).filter(({ id }) => !isGroup(id));
  const rate = unitOf(edition);
  const bodies = [...Map.groupBy(rows, keyOf).values()].map((one) => group(one, columns));
  const of = allColumns.find(({ id }) => isGroup(id));
  const when = edition === 'current' ? 'today’s pages' : `as of ${editionOf(edition).date}`;
  const caption = `<caption class="unseen">Limits of ${what}, ${when}</caption>`;
  // What follows the table says that its last row is whole.
  return `<table class="${kind}" data-edition="${edition}" data-unit="${rate}" data-group="${of?.id}" data-ranges="${columns.filter(isRanged).map(({ id }) => id)}">${caption}${headings(columns, rate)}${bodies.join('')}</table><i hidden></i>`;
}

export const vmTable = (edition: Edition) =>
  table(edition, inUsualOrder(catalogue.vms(edition)), vmColumns, 'sizes', 'VM sizes');
export const diskTable = (edition: Edition) =>
  table(edition, catalogue.disks(edition), diskColumns, 'disks', 'disks');

/** Sizes of today that the explorer hides until they are asked for. */
export const concerns = catalogue.vms('current').filter((vm) => !isFirstChoice(vm)).length;

export const rowsOf = (edition: Edition) => ({
  vms: catalogue.vms(edition).length,
  disks: catalogue.disks(edition).length,
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
