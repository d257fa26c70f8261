/**
 * The script of the form: what draws the inputs and folds parts of an answer, what a change to one of their boxes does to its text, and how
 * names are read that no table has. A calculator inside a text loads it when somebody comes to its inputs,
 * which are folded until then, and before where a link has such a name.
 */
export * from '../../calculators/shared/fields/boxes.ts';
export * from '../../limits/typed-names.ts';
export { Example, Fields } from '../view/Fields.tsx';
export { Fold } from '../view/Fold.tsx';
