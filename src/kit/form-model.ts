/**
 * The form of a calculator as plain data: its controls, and the boxes of those that have several.
 *
 * Five members suggest texts. `choices` are all that is accepted, `chips` some of it, drawn as buttons. While somebody
 * types, `names` says which long list to offer, and `offers` are a few words. After it, `readings` are what a text that
 * cannot be read may have meant.
 */

export type Choice = { readonly value: string; readonly label: string };

/** One box of a control that has several. `text` is what was typed, readable or not. */
export type Box = {
  /** Its name within the control; that of a part of a part follows a point: `disk.iops`. */
  readonly part: string;
  readonly label: string;
  readonly text: string;
  readonly problem?: string;
  readonly readings?: readonly string[];
  /** Without them it is typed. */
  readonly choices?: readonly Choice[];
  readonly names?: Names;
  /** What may be typed, or what a text was read as: “3,000 to 80,000”. */
  readonly hint?: string;
  /** What a number was read as, in the box: “P30”. */
  readonly tag?: string;
  /** In place of a box, why there is nothing to choose. */
  readonly note?: string;
} & BoxKind;

/** What the box of a number shows besides the number. */
export type BoxKind = {
  /** The unit of a bare number. */
  readonly unit?: string;
  /** A small count, which can be stepped up and down. */
  readonly stepped?: true;
};

/** An item of a list: what it is in one line, and its boxes. */
export type ListRow = {
  readonly title: string;
  readonly line: string;
  readonly boxes: readonly Box[];
};

/** Which list of names to offer. The lists are too long to be part of every page, so only their name is. */
export type Names = 'disks' | 'vms';

/** Which part of the form a control is in. */
export type FormGroup = 'targets' | 'measurement' | 'vm' | 'disks' | 'load' | 'more';

/** A text to start from, with the inputs that belong to it. */
export type AreaExample = {
  readonly label: string;
  readonly inputs: Readonly<Record<string, string>>;
};

/** Which control a field is shown as, and what is in it. */
export type ControlKind =
  | ({
      readonly kind: 'text';
      readonly names?: Names;
      readonly offers?: readonly string[];
    } & BoxKind)
  /** Several lines, or a file; what draws it comes with the calculator. `shown` is the text that a name stands for. */
  | {
      readonly kind: 'area';
      readonly examples: readonly AreaExample[];
      readonly isFile: boolean;
      readonly shown: string;
    }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  /** Some words of a closed list: each choice has the text that there is once it is pressed, and whether it is among them. */
  | { readonly kind: 'words'; readonly choices: readonly (Choice & { readonly chosen: boolean })[] }
  | { readonly kind: 'parts'; readonly boxes: readonly Box[] }
  | {
      readonly kind: 'list';
      readonly rows: readonly ListRow[];
      readonly add: string;
      /** What an item is called: “Workload”. */
      readonly item: string;
      /** Items have the colours of the chart, in their order. */
      readonly marked?: true;
    };

export type Control = ControlKind & {
  readonly chips?: readonly Choice[];
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly group: FormGroup;
  /** The value in a few words, for the folded group, the main ones first. */
  readonly brief?: readonly string[];
  /** It can change nothing now, and is not drawn. */
  readonly isIdle?: true;
  /** One sentence saying what is accepted; there is no answer while any control has one. */
  readonly problem?: string;
  /** Drawn as buttons beside the problem. */
  readonly readings?: readonly string[];
  /** What a text was read as, where its usual spelling is another one. */
  readonly readAs?: string;
};

/** A text of the reader’s own, of any length, which no link has: a measurement, with the name of its host. */
export const isOwnText = (control: Control): boolean =>
  control.kind === 'area' && control.text !== '' && control.text === control.shown;

/** What a copy or a picture says of an input: of a text of the reader’s own what it is, and not the text. */
export const copiedText = (control: Control): string =>
  isOwnText(control) ? (control.brief ?? []).join(', ') : control.text.trim();
