/** How high embed pages are, for frames: most hosts never learn it, so the height in a snippet must look right by itself. */

/** At three widths, in CSS pixels. */
export type Heights = { readonly 360: number; readonly 640: number; readonly 800: number };

/** How much of a calculator an embed shows: `show=answer` leaves the inputs out. */
export type Shown = 'whole' | 'answer';

/** Of each calculator with its default case, as `npm run heights` measured it in Chromium. In a function, since plain Node has no glob. */
const measured = () =>
  import.meta.glob<Readonly<Record<Shown, Heights>>>('./heights/*.json', {
    eager: true,
    import: 'default',
  });

/** The height that a calculator's default case needs at a width. */
export function heightAt(id: string, width: keyof Heights, shown: Shown = 'whole'): number {
  const found = measured()[`./heights/${id}.json`];
  if (!found) throw new Error(`No height of ${id}: npm run build && npm run heights -- ${id}`);
  return found[shown][width];
}

type Case = {
  readonly id: string;
  readonly heights?: Partial<Heights> | undefined;
  readonly shown?: Shown | undefined;
};

/** How high the case is at a width, as well as that is known. */
export const heightOf = ({ id, heights, shown }: Case, width: keyof Heights): number =>
  heights?.[width] ?? heightAt(id, width, shown);
