/** What several views are given. */
import type { ComponentChild, ComponentChildren, ComponentType } from 'preact';
import type { SetUpCommands } from '../../calculators/find/parts.ts';
import type {
  BurstLine,
  Chart,
  Commits,
  Control,
  Day,
  LimitUse,
  ListChange,
  Plane,
  Readout,
  Recommendation,
  Shown,
  Table,
} from '../../kit/index.ts';

/** How links are made: the same answer is shown on the site, in an embed and on a foreign page. */
export type Links = {
  /** The page of a calculator with this query. */
  readonly to: (calculator: string, query: string) => string;
  /** A page of the site. */
  readonly page: (address: string) => string;
  /** Inside a frame links to whole pages open outside it. */
  readonly target?: '_blank';
  /** No other calculator can be reached. */
  readonly alone?: true;
};

export type ChartProps = {
  readonly chart: Chart;
  /** The chart of the case that is compared with, drawn as second curves. */
  readonly beside?: Chart | undefined;
  /** It is inside a text, where it is lower. */
  readonly isLow?: boolean;
  /** Sets the text of an input whose marker is moved. */
  readonly onText: (name: string, text: string) => void;
};

/** How a text came about that was not entered: the typing of it has paused, or it is taken back. */
export type Entry = 'paused' | 'taken back';

/** How far an answer has been computed that is drawn. */
export type Stage = {
  /** Which part of the answer has been computed, 0 to 1, while it is not there yet; the last one stays meanwhile. */
  readonly working?: number | undefined;
  /** Only the sentence and the figures are new: what is below them stays as it is drawn. */
  readonly onlyWords?: boolean;
};

/** What the controls tell the calculator that holds them. */
export type Handlers = {
  readonly onText: (name: string, text: string, entry?: Entry) => void;
  readonly onList: (name: string, change: ListChange, entry?: Entry) => void;
};
/** A control of several lines. */
export type AreaProps = { readonly control: AreaControl } & Pick<Handlers, 'onText'>;
type AreaControl = Extract<Control, { readonly kind: 'area' }>;
export type FieldsProps = { readonly controls: readonly Control[] } & Pick<Views, 'Area'> &
  Handlers;

/** What a page shows instead of a case. @param to the link to a case */
export type ExampleProps = Pick<FieldsProps, 'controls'> & {
  readonly onTry: (query: string) => void;
  readonly to: (query: string) => string;
};

/** A part of an answer that only one calculator has; printed, it does not load anything. */
export type OwnProps = {
  readonly answer: Shown;
  /** Missing in what is printed. */
  readonly recommend: Recommend | undefined;
  readonly compact?: boolean;
  readonly links?: Links;
  readonly onText?: Handlers['onText'];
  /** The curves and tables that belong to the rows which it folds. */
  readonly children?: ComponentChildren;
};

export type Folded = (
  some: readonly Recommendation[],
  result: string,
  content: ComponentChild,
) => ComponentChild;

/** Options side by side, each with what sets the calculator to it. */
export type OptionTableProps = {
  readonly options: readonly Recommendation[];
  /** Folds some of them behind their number and a result; nothing in a text. */
  readonly folded: Folded | undefined;
  readonly links: Links;
  readonly apply: (recommendation: Recommendation) => ComponentChild;
};

/** Figures, and why they are not those of the present input, where they are the last that there were. */
export type FiguresProps = {
  readonly readouts: readonly Readout[];
  readonly outdated: string | undefined;
};

/** The demand for each limit, and why it is not that of the present input, where it is the last that there was. */
export type LimitsProps = {
  readonly limits: readonly LimitUse[];
  readonly outdated: string | undefined;
  /** The bottleneck is named above them. */
  readonly isNamed?: boolean;
};

/** A plane, and what sets the inputs that its point stands for. */
export type PlaneProps = Pick<ChartProps, 'onText'> & {
  readonly plane: Plane;
};

/** What a picture over the whole width of the page draws, and what sets the inputs that are chosen in it. */
export type SceneProps<Data> = Pick<ChartProps, 'onText'> & {
  readonly data: Data;
  /** It is inside a text, where it does not move. */
  readonly compact?: boolean;
};

/** A part of the details of an answer, which is folded into a line that says its result. */
export type FoldProps = {
  readonly answer: Shown;
  readonly part:
    | 'figures'
    | 'limits'
    | 'chart'
    | 'table'
    | 'tables'
    | 'steps'
    | 'options'
    | 'basis'
    | 'checks'
    | 'sources'
    | 'line';
  /** Of a part that only one calculator has. */
  readonly line?: readonly [title: string, result: ComponentChild];
  readonly tables?: readonly Table[];
  readonly links?: Links;
  readonly children: ComponentChildren;
};

/** What bursts give, with the readouts that are part of it. */
export type BurstProps = FiguresProps & { readonly burst: BurstLine };

/** Commands for one of these set-ups, which the reader chooses unless the screen is as it was printed. */
export type CommandBlocksProps = {
  readonly commands: readonly SetUpCommands[];
  readonly isPrinted: boolean;
};

/** The picture of an answer that only one calculator has. @param onTry sets the calculator to another case */
export type PictureProps = Pick<DetailsProps, 'answer' | 'id' | 'links' | 'onTry'>;

/** What growth costs in a case, by its query. */
export type GrowthProps = { readonly query: string | undefined; readonly compact: boolean };

/** A part of an answer that a page draws anew only when somebody comes to it. */
export type LaterProps = {
  readonly answer: Shown;
  /** The drawing of a run is inside a text. */
  readonly compact?: boolean | undefined;
  /** Draws it from the answer; without it the part is the drawing of a run. */
  readonly draw?: () => ComponentChildren;
};

export type TableProps = {
  readonly table: Table;
  readonly answer: Shown;
  readonly links: Links;
};

/** What to do about inputs that have a problem, all of which may still be empty. */
export type Wrong = { readonly isEmpty: boolean; readonly text: string };

/** A group of inputs: what it is set to, what to do about those that cannot be read, and its fields. */
export type Cell = {
  readonly group: string;
  readonly title: string;
  readonly words: readonly [first: string, rest: string];
  readonly wrong: Wrong | undefined;
  readonly fields: ComponentChildren;
};
export type GroupProps = Omit<Cell, 'fields'> & {
  readonly open?: boolean;
  readonly children: ComponentChildren;
};
export type ConditionsProps = {
  readonly cells: readonly Cell[];
  readonly wrong: Wrong | undefined;
  readonly Group: ComponentType<GroupProps>;
};

/** What draws the inputs, and the parts of an answer that only some calculators have. Each comes with a script of its own. */
export type Views = {
  /** The page has a main button other than Share. */
  readonly hasMain?: true | undefined;
  /** On its page, what to change is under the figures and beside the picture; on a phone under both. */
  readonly isUnderFigures?: true;
  readonly Chart?: ComponentType<ChartProps> | undefined;
  readonly Fields?: ComponentType<FieldsProps> | undefined;
  /** Draws the groups of inputs that are not typed in the strip as one cell. */
  readonly Conditions?: ComponentType<ConditionsProps> | undefined;
  readonly Example?: ComponentType<ExampleProps> | undefined;
  readonly Area?: ComponentType<AreaProps> | undefined;
  /** Figures that are alike, as a table. */
  readonly Figures?: ComponentType<FiguresProps> | undefined;
  /** The place of parts that come later, where a calculator has any. */
  readonly Later?: ComponentType<LaterProps> | undefined;
  readonly Plane?: ComponentType<PlaneProps> | undefined;
  /** Scenes, by the kind of their part. */
  readonly commits?: ComponentType<SceneProps<Commits>> | undefined;
  readonly day?: ComponentType<SceneProps<Day>> | undefined;
  /** Draws all of the details, where those that belong together are in one fold. */
  readonly Rest?: ComponentType<RestProps> | undefined;
  readonly Fold?: ComponentType<FoldProps> | undefined;
  readonly Limits?: ComponentType<LimitsProps> | undefined;
  readonly Burst?: ComponentType<BurstProps> | undefined;
  /** The parts of a bill, in the place of the figures. */
  readonly Bill?: ComponentType<FiguresProps> | undefined;
  /** Tables, where one of them is more than a table. */
  readonly Table?: ComponentType<TableProps> | undefined;
  readonly Growth?: ComponentType<GrowthProps> | undefined;
  readonly Picture?: ComponentType<PictureProps> | undefined;
  readonly Own?: ComponentType<OwnProps> | undefined;
  /** What is under the figures, on the page of a calculator alone. */
  readonly UnderFigures?: ComponentType<DetailsProps> | undefined;
  readonly OptionTable?: ComponentType<OptionTableProps> | undefined;
};

/** What is recommended, and what draws it. */
export type Recommended = Pick<Views, 'OptionTable'> & { readonly list: readonly Recommendation[] };
/** Gives nothing where recommendations could not be loaded, or are no longer wanted. */
export type Recommend = (isWanted: () => boolean) => Promise<Recommended | undefined>;

/** The details of an answer: all that follows its sentence and its figures. */
export type DetailsProps = {
  readonly id: string;
  readonly answer: Shown;
  /** Inside a text only the answer is shown at first, and most details are folded away. */
  readonly compact: boolean;
  readonly links: Links;
  readonly onTry: (query: string) => void;
  readonly onText: (name: string, text: string) => void;
  /** The answer to the case that is compared with. */
  readonly beside?: Shown | undefined;
  readonly views: Views;
  /** Computes the recommendations that an answer has apart; missing where what is printed is to stay. */
  readonly recommend?: Recommend | undefined;
  /** Why the answer is not that to the present input, where it is the last one that there was. */
  readonly outdated?: string | undefined;
  /** The figures that are not seen at once, where no line of their own has them. */
  readonly more?: ComponentChildren;
};

export type RestProps = DetailsProps & {
  /** Draws the details of an answer, of which some may have been left out, one after the other. */
  readonly children: (part: Shown) => ComponentChild;
};
