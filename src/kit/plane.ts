/** A plane of throughput over IOPS, both logarithmic: a limit is a box from the origin, an IO size a diagonal, a load a point. */
import type { Axis } from './axis.ts';

/** A place on the plane: IOPS, and throughput in the unit of the plane. */
export type PlanePoint = {
  readonly iops: number;
  readonly throughput: number;
  readonly text: string;
};

/** A limit, for the whole load: that of a part of it is divided by its share. */
export type PlaneBox = {
  /** The first limit that the load meets, another one, or one of another set-up. */
  readonly kind: 'first' | 'other' | 'past';
  /** Which limit: “VM uncached”, “Data”. */
  readonly label: string;
  /** Whose limit it is: “D16ds_v5”, “4 × P30”. */
  readonly owner: string;
  /** Missing where it is not published: the box is open on that side, and not drawn if it is on both. */
  readonly iops?: number;
  readonly throughput?: number;
  /** It ends at the load, which has no name of its own. */
  readonly isLoad?: true;
  /** What is written at its sides: “VM uncached 600 MB/s”, “VM cached IOPS not published”. */
  readonly texts: { readonly [K in 'iops' | 'throughput']?: string };
};

/** Without an IO size it has one dimension alone, and is drawn as a line. */
export type PlaneLoad = {
  readonly iops?: number;
  readonly throughput?: number;
  /** Written beside it: “achievable 9,155 IOPS”, and where a line would run through that, “9,155 IOPS”. */
  readonly text: string;
  readonly short?: string;
  /** All that the picture says of it, for who cannot see it. */
  readonly reading: string;
};

/** An IO size. */
export type PlaneSize = {
  /** How much one IO moves, in the unit of the plane. */
  readonly each: number;
  readonly text: string;
  /** As its input takes it. */
  readonly value: string;
};

/** What the point sets where it is moved to. */
export type PlaneInput = {
  /** The input of IOPS, set sideways, and what it can be set to, in order. */
  readonly rate?: string;
  readonly rates: readonly number[];
  /** What is set up and down: the input of the IO size, or that of throughput, and what that can be set to, in order. */
  readonly size?: string;
  readonly throughput?: string;
  readonly throughputs?: readonly number[];
  /** Inputs that would contradict them, which are emptied. */
  readonly clears: readonly string[];
};

/** What two set-ups have room for, one over the other: what only one of them has has a text. */
export type PlaneRoom = {
  readonly kind: 'lost' | 'gained' | 'shared';
  readonly iops?: number;
  readonly throughput?: number;
  readonly text?: string;
};

/** A pair of IOPS and throughput, in the unit of the plane. */
export type PlanePair = readonly [iops: number, throughput: number];

/** A part of the plane with another shape than a box, such as what may be provisioned. */
export type PlaneRegion = {
  readonly corners: readonly PlanePair[];
  /** What is written at its top, at its right side, at its slope, and below it. */
  readonly texts: { readonly [K in 'top' | 'right' | 'slope' | 'bottom']?: string };
};

export type Plane = {
  readonly title: string;
  /** What the plane shows, in a sentence, for readers who cannot see it. */
  readonly summary: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly boxes: readonly PlaneBox[];
  /** The IO sizes that have a diagonal, in their order. */
  readonly sizes: readonly PlaneSize[];
  readonly load?: PlaneLoad;
  /** The IO size of the load. */
  readonly size?: PlaneSize;
  /** What is achieved of the load, where that is not all of it; in one dimension where the load has one. */
  readonly achievable?: PlaneLoad;
  /** Other places worth a name. */
  readonly marks?: readonly PlanePoint[];
  readonly region?: PlaneRegion;
  /** In place of the room in all boxes, the last one above the others. */
  readonly rooms?: readonly PlaneRoom[];
  /** Lines of equal value, such as the same price. */
  readonly contours?: readonly { readonly text: string; readonly points: readonly PlanePair[] }[];
  /** What one has. */
  readonly now?: PlanePoint;
  /** Many places without a name, such as the intervals of a measurement. */
  readonly dots?: readonly Omit<PlanePoint, 'text'>[];
  /** Places that are choices of an input, each with its number. */
  readonly choices?: {
    readonly input: string;
    readonly places: readonly (PlanePoint & {
      readonly number: number;
      readonly isChosen: boolean;
    })[];
  };
  /** What has to be known to read it, in a sentence below. */
  readonly note?: string;
  /** Its limits are a list of the answer too: where there is little room, the first of them alone has its name and figure. */
  readonly isListed?: true;
  readonly input?: PlaneInput;
};
