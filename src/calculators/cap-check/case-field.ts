/** A case of the cap check as one input of a calculator: the query that a link to it has. */
import {
  type Field,
  type Fields,
  type Inputs,
  type ParseContext,
  parseFields,
  parseQuery,
  serializeQuery,
  textField,
} from '../../kit/index.ts';
import { quote } from '../../units/decimal.ts';
import { err, ok, type Result } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { caseFields } from './case-fields.ts';
import { problemsOf, setUpOf } from './model.ts';

type Name = keyof typeof caseFields;
const isName = (name: string): name is Name => Object.hasOwn(caseFields, name);

/** A case that is given beside the present one. */
export type OtherCase = {
  readonly inputs: Inputs<typeof caseFields>;
  /** What was given of it, in the spelling of links. */
  readonly query: string;
};

const example = 'Enter the query of a case, such as vm=E16bds_v5&disks=data:P30x4:None.';

/** The first problem of a case, with the input that it belongs to. */
const named = (name: string, problem: string) =>
  err(`${isName(name) ? caseFields[name].label : name} of this case: ${problem}`);

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
  const { given, lookup } = parseQuery(query);
  const strange = given.find((name) => !isName(name));
  if (strange !== undefined)
    return err(`A case of the cap check has no ${quote(strange)}. ${example}`);
  const textOf = (name: string) =>
    lookup(name) ??
    (shared.includes(name) ? present(name) : isName(name) ? caseFields[name].initial : '');
  const parsed = parseFields(caseFields, textOf, { context, text: textOf });
  const [wrong] = Object.entries(parsed.problems);
  if (wrong) return named(wrong[0], wrong[1].problem);
  if (!parsed.inputs) return err(example);
  const [conflict] = Object.entries(problemsOf(setUpOf(parsed.inputs)) ?? {});
  if (conflict) return named(conflict[0], conflict[1] ?? '');
  const canonical = Object.entries<Fields<CalculatorContext>[string]>(caseFields).flatMap(
    ([name, field]): [string, string][] =>
      given.includes(name) ? [[name, field.serialize(parsed.values[name])]] : [],
  );
  return ok({ inputs: parsed.inputs, query: serializeQuery(canonical) });
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

/** The VM and its disks as a query has them: also those that are a default, which a reader cannot see in it. */
export function setUpTexts({
  vm,
  disks,
  temp,
}: Pick<Inputs<typeof caseFields>, 'vm' | 'disks' | 'temp'>) {
  const used = caseFields.temp.serialize(temp);
  return {
    vm: vm.name,
    disks: caseFields.disks.serialize(disks),
    ...(used === caseFields.temp.initial ? {} : { temp: used }),
  };
}
