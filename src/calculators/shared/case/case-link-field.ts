/** A case of the cap check as one input of a calculator: the query that a link to it has. */
import {
  type Field,
  type Fields,
  type Inputs,
  type ParseContext,
  parseFields,
  parseQuery,
  queryIn,
  serializeQuery,
} from '../../../kit/index.ts';
import { quote } from '../../../units/decimal.ts';
import { err, ok, type ParseError, type Result } from '../../../units/index.ts';
import type { CalculatorContext } from '../../context.ts';
import { caseFields } from './case-fields.ts';
import { problemsOf, setUpOf } from './set-up-from-inputs.ts';

type Name = keyof typeof caseFields;
const isName = (name: string): name is Name => Object.hasOwn(caseFields, name);

/** A case that is given beside the present one. */
export type OtherCase = {
  readonly inputs: Inputs<typeof caseFields>;
  /** What was given of it, in the spelling of links. */
  readonly query: string;
};

const example = 'Enter one such as vm=E16bds_v5&disks=data:P30x4:None.';

/** Which inputs have the text of the present case where another leaves them out: in a whole link, and in a query alone. */
type Shared = { readonly link: readonly string[]; readonly query: readonly string[] };

/** A link leaves out what is a default, and somebody who types `vm=D16as_v7` what stays the same. */
const isLink = (text: string) => /^[^=]*\?/.test(text);

/** The texts of a case that are given, and those of the present one in their place. */
function textsOf(text: string, shared: Shared, present: (name: string) => string) {
  const { given, lookup } = parseQuery(queryIn(text));
  const names = isLink(text) ? shared.link : shared.query;
  const textOf = (name: string) =>
    lookup(name) ??
    (names.includes(name) ? present(name) : isName(name) ? caseFields[name].initial : '');
  return { given, textOf };
}

/** The names and texts of a case by which it is the same one in a link, which has it without its `?`. */
function canonicalOf(
  { given, textOf }: ReturnType<typeof textsOf>,
  isWhole: boolean,
  shared: Shared,
  present: (name: string) => string,
): readonly (readonly [string, string])[] {
  const isStated = (name: string) =>
    isWhole &&
    shared.query.includes(name) &&
    !shared.link.includes(name) &&
    (name !== 'temp' || textOf(name) !== present(name));
  return Object.keys(caseFields)
    .filter((name) => given.includes(name) || isStated(name))
    .map((name) => [name, textOf(name)]);
}

function parseCase(
  text: string,
  shared: Shared,
  { context, text: present }: ParseContext<CalculatorContext>,
): Result<OtherCase | undefined> {
  if (text.trim() === '') return ok(undefined);
  if (queryIn(text) === '') return err(example);
  const texts = textsOf(text, shared, present);
  const { given, textOf } = texts;
  const strange = given.find((name) => !isName(name));
  if (strange !== undefined) return err(`A case has no ${quote(strange)}. ${example}`);
  const twice = given.find((name, at) => given.indexOf(name) !== at);
  if (twice !== undefined) return err(`This case has ${quote(twice)} more than once.`);
  const { inputs, values, problems } = parseFields(caseFields, textOf, { context, text: textOf });
  const conflicts = Object.entries((inputs && problemsOf(setUpOf(inputs))) ?? {});
  const [wrong] = [
    ...Object.entries(problems),
    ...conflicts.map(([name, problem]): [string, ParseError] => [name, { problem }]),
  ];
  const canonical = canonicalOf(texts, isLink(text), shared, present);
  if (wrong) {
    const [name, { problem, readings = [] }] = wrong;
    const label = isName(name) ? caseFields[name].label : name;
    return err(
      `${label}${given.includes(name) || inputs ? ' of this case' : ', as now'}: ${problem}`,
      readings.map((reading) =>
        serializeQuery(canonical.map(([one, of]) => [one, one === name ? reading : of])),
      ),
    );
  }
  if (!inputs) return err(example);
  const fields: Fields<CalculatorContext> = caseFields;
  const query = canonical.map(
    ([name]) => [name, fields[name]?.serialize(values[name]) ?? ''] as const,
  );
  return ok({ inputs, query: serializeQuery(query) });
}

/** @param plain the same input before this is loaded */
export const caseField = (
  plain: Field<OtherCase | undefined, CalculatorContext>,
  shared: Shared,
): Field<OtherCase | undefined, CalculatorContext> => ({
  ...plain,
  parse: (text, parseContext) => parseCase(text, shared, parseContext),
  brief: (value) => value?.inputs.vm.name ?? '',
  isComplete: (text, { context, text: present }) => {
    const { given, textOf } = textsOf(text, shared, present);
    const fields: Fields<CalculatorContext> = caseFields;
    return given.every(
      (name) => fields[name]?.isComplete?.(textOf(name), { context, text: textOf }) ?? true,
    );
  },
});
