/**
 * The script of what forms need once somebody uses them: how names are read that no table has, and what changes
 * texts with several boxes. It is loaded at the first use, and before where a link has such a text.
 */
export * as typing from '../../calculators/typing.ts';
export * as typedNames from '../../limits/typed-names.ts';
