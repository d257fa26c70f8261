/**
 * The ids that the lines of a text begin with, before ` | `, as a type: naming one that is not there
 * does not compile. Lines that are indented belong to the one above them.
 */
export type IdsIn<Text extends string, Ids = never> = Text extends `${infer Line}\n${infer Rest}`
  ? IdsIn<
      Rest,
      | Ids
      | (Line extends `  ${string}` ? never : Line extends `${infer Id} | ${string}` ? Id : never)
    >
  : Ids;
