/** Published figures as pages state them: the same as the calculators', and a build that stops on a wrong name. */
import {
  type Column,
  figuresOf,
  type Figure as LimitFigure,
  shownOf,
} from '../limits/columns/column.ts';
import { diskColumns } from '../limits/columns/disk.ts';
import { vmColumns } from '../limits/columns/vm.ts';
import { editionIds } from '../limits/editions.ts';
import { type ElasticFamily, elasticFamilies } from '../limits/elastic.ts';
import { citedRules } from '../limits/elastic-rules.ts';
import { catalogue } from '../limits/index.ts';
import { prices } from '../limits/prices/index.ts';
import { type Rule, type RuleId, rules } from '../limits/rules.ts';
import type { Disk, Edition, Found, Vm } from '../limits/types.ts';
import {
  type Bytes,
  type BytesPerSecond,
  formatBytes,
  formatDuration,
  formatIops,
  formatNumber,
  formatThroughput,
  type Iops,
} from '../units/index.ts';

/** A figure in words, whose it is, and where it was read. */
export type Figure = { readonly text: string; readonly name: string; readonly source: string };

/** The figures of a column list by the names that pages use; those of a disk itself need no `base-`. */
const byName = <Row>(columns: readonly Column<Row>[]): ReadonlyMap<string, LimitFigure<Row>> =>
  new Map(
    shownOf(columns)
      .flatMap(figuresOf)
      .map((figure) => [figure.id.replace(/^base-/, ''), figure]),
  );
const ofDisk = byName(diskColumns);
const ofVm = byName(vmColumns);

/** A figure of a row as it is written in a sentence. */
function textOf<Row extends Disk | Vm>({ kind, of }: LimitFigure<Row>, row: Row) {
  const value = of(row);
  if (typeof value !== 'number') return value;
  switch (kind) {
    case 'GiB':
      return formatBytes(value as Bytes);
    case 'IOPS':
      return formatIops(value as Iops);
    case 'rate':
      return formatThroughput(value as BytesPerSecond, row.unit);
    default:
      return formatNumber(value);
  }
}

/**
 * One figure that a source lists, in words. Whose it is: a disk, a VM size, a family whose bounds
 * are set apart (`PremiumV2`, `Ultra`), a rule (its `figure`), or a line of a bill (its `bill`).
 * @param edition today's where it is not named; a row that only the other edition has needs that edition named
 * @throws where the name, the kind of figure or the figure itself does not exist
 */
export function figureOf(name: string, what: string, edition: string = 'current'): Figure {
  if (!isEdition(edition))
    throw new Error(`“${edition}” is no edition: ${editionIds.join(' or ')}.`);
  if (what === 'figure') return figureOfRule(name);
  if (what === 'bill') return figureOfBill(name);
  const family = elasticFamilies.find(({ prefix }) => prefix === name);
  if (family) return figureOfFamily(family, what);
  const [vm, disk] = [ofVm.get(what), ofDisk.get(what)];
  if (vm) return readFrom(vm, rowOf(catalogue.vm(name, edition), name, edition));
  if (disk) return readFrom(disk, rowOf(catalogue.disk(name, edition), name, edition));
  throw unknown(what, [...ofDisk.keys(), ...ofVm.keys()]);
}

function readFrom<Row extends Disk | Vm>(figure: LimitFigure<Row>, row: Row): Figure {
  const text = textOf(figure, row);
  if (text === undefined)
    throw new Error(`${row.name} has no ${figure.id} in the ${row.edition} edition.`);
  return { text, name: row.name, source: row.source };
}

const isEdition = (text: string): text is Edition => editionIds.some((id) => id === text);

const unknown = (what: string, known: readonly string[]) =>
  new Error(`A limit has no figure “${what}”. Figures are ${known.join(', ')}.`);

function rowOf<Row extends Disk | Vm>(found: Found<Row>, name: string, edition: Edition): Row {
  if ('refused' in found) throw new Error(found.refused);
  if ('nearest' in found)
    throw new Error(`There is no “${name}”. Nearest are ${found.nearest.join(', ')}.`);
  if (found.otherEdition)
    throw new Error(
      `${name} does not stand in the ${edition} edition: write edition="${found.row.edition}".`,
    );
  return found.row;
}

/** A bound of a family, by the name of its rule: `most-iops`, `iops-per-gib`. */
function figureOfFamily(elastic: ElasticFamily, what: string): Figure {
  const named = new Map(Object.entries(citedRules(elastic)).map(([id, rule]) => [kebab(id), rule]));
  const rule = named.get(what);
  if (!rule) throw unknown(what, [...named.keys()]);
  const text = `${formatNumber(rule.value, 2)} ${rule.unit}`;
  return { text, name: elastic.family, source: rule.source };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The figure that a rule turns on. */
function figureOfRule(id: string): Figure {
  const rule = Object.hasOwn(rules, id) ? rules[id as RuleId] : undefined;
  if (!rule || !('figure' in rule)) {
    const known = Object.entries<Rule>(rules).flatMap(([key, one]) => (one.figure ? [key] : []));
    throw new Error(`No rule “${id}” has a figure. Rules with one are ${known.join(', ')}.`);
  }
  const { figure, statement, source } = rule;
  const text =
    figure.unit === 'B'
      ? formatBytes(figure.value)
      : figure.unit === 's'
        ? formatDuration(figure.value)
        : `${formatNumber(figure.value)} ${figure.unit}`;
  return { text, name: statement, source };
}

/** A line of a bill that a document adds up. Prices of sizes and disks are of a day, and no page states one. */
function figureOfBill(item: string): Figure {
  const bills = prices.filter(({ kind }) => kind === 'bill');
  const bill = bills.find((price) => price.item === item);
  if (!bill)
    throw new Error(
      `No bill has a line “${item}”. Lines are ${bills.map((price) => price.item).join(', ')}.`,
    );
  const text = `${bill.amount.toLocaleString('en', { minimumFractionDigits: 2 })} ${bill.currency}`;
  return { text, name: item, source: bill.source };
}
