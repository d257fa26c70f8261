/** Another case to choose, such as a load to start from. */

/** Texts that inputs are set to. */
export type InputTexts = Readonly<Record<string, string>>;

/** A choice of inputs, as a button. */
export type CaseChoice = {
  readonly label: string;
  readonly isChosen: boolean;
  readonly sets: InputTexts;
};
