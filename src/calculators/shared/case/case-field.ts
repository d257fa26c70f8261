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
  textField,
} from '../../../kit/index.ts';
import { quote } from '../../../units/decimal.ts';
import { err, ok, type Result } from '../../../units/index.ts';
import type { CalculatorContext } from '../../dataset.ts';
import { caseFields } from './case-fields.ts';
import { problemsOf, setUpOf } from './set-up-of.ts';

type Name = keyof typeof caseFields;
const isName = (name: string): name is Name => Object.hasOwn(caseFields, name);

/** A case that is given beside the present one. */
export type OtherCase = {
  readonly inputs: Inputs<typeof caseFields>;
  /** What was given of it, in the spelling of links. */
  readonly query: string;
};

const example = 'Enter one such as vm=E16bds_v5&disks=data:P30x4:None.';

/** @param shared the inputs whose text is that of the present case where a query leaves them out */
function parseCase(
  text: string,
  shared: readonly string[],
  { context, text: present }: ParseContext<CalculatorContext>,
): Result<OtherCase | undefined> {
  // A whole address may be pasted.
  const query = text
    .trim()
    .replace(/^[^=]*\?/, '')
    .replace(/#.*$/, '');
  if (query === '') return ok(undefined);
  const { given, lookup } = parseQuery(queryIn(text));
  const strange = given.find((name) => !isName(name));
  if (strange !== undefined) return err(`A case has no ${quote(strange)}. ${example}`);
  const textOf = (name: string) =>
    lookup(name) ??
    (shared.includes(name) ? present(name) : isName(name) ? caseFields[name].initial : '');
  const parsed = parseFields(caseFields, textOf, { context, text: textOf });
  const { inputs, problems } = parsed;
  const conflicts = inputs && problemsOf(setUpOf(inputs));
  const [wrong] = [
    ...Object.entries(problems).map(([name, { problem }]) => [name, problem] as const),
    ...Object.entries(conflicts ?? {}),
  ];
  if (wrong) {
    const [name, problem] = wrong;
    return err(`${isName(name) ? caseFields[name].label : name} of this case: ${problem}`);
  }
  if (!inputs) return err(example);
  const canonical = Object.entries<Fields<CalculatorContext>[string]>(caseFields).flatMap(
    ([name, field]): [string, string][] =>
      given.includes(name) ? [[name, field.serialize(parsed.values[name])]] : [],
  );
  return ok({ inputs, query: serializeQuery(canonical) });
}

export const caseField = (
  shown: Pick<Field<unknown, CalculatorContext>, 'label' | 'hint'>,
  shared: readonly string[],
): Field<OtherCase | undefined, CalculatorContext> =>
  textField<OtherCase | undefined, CalculatorContext>({
    ...shown,
    initial: '',
    group: 'more',
    parse: (text, parseContext) => parseCase(text, shared, parseContext),
    serialize: (value) => value?.query ?? '',
    brief: (value) => value?.inputs.vm.name ?? '',
  });
