/** The form of a calculator as plain data: its controls, and the boxes of those that have several. */

export type Choice = { readonly value: string; readonly label: string };

/** One box of a control that has several. `text` is what was typed, readable or not. */
export type Cell = {
  /** Its name within the control; that of a part of a part follows a point: `disk.iops`. */
  readonly part: string;
  readonly label: string;
  readonly text: string;
  readonly problem?: string;
  /** What may have been meant, as texts that can be read. */
  readonly readings?: readonly string[];
  /** A closed set to choose from; without it the cell is typed. */
  readonly choices?: readonly Choice[];
  /** Names offered while typing. */
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
  readonly cells: readonly Cell[];
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
  | {
      readonly kind: 'words';
      readonly choices: readonly (Choice & { readonly chosen: boolean })[];
    }
  | { readonly kind: 'parts'; readonly cells: readonly Cell[] }
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
  /** Texts to choose from at once, drawn as buttons. */
  readonly chips?: readonly Choice[];
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly group: FormGroup;
  /** The value in a few words, for the cell of its group, the main ones first. */
  readonly brief?: readonly string[];
  /** It can change nothing now, and is not drawn. */
  readonly isIdle?: true;
  /** One sentence saying what is accepted; there is no answer while any control has one. */
  readonly problem?: string;
  /** What may have been meant, as texts that can be read: drawn as buttons beside the problem. */
  readonly readings?: readonly string[];
  /** What a text was read as, where its usual spelling is another one. */
  readonly readAs?: string;
};
