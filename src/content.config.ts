import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** The guide: pages of MDX, one folder a part. */
const guide = defineCollection({
  loader: glob({ base: './content', pattern: '*/**/[^_]*.{md,mdx}' }),
  schema: z.strictObject({
    /** The page's heading and its name in lists: the reader's question or subject. */
    title: z.string(),
    /** One sentence for lists, search results and link previews. */
    description: z.string(),
    /** The place among the pages of its folder. */
    order: z.number(),
    /** The answer in one sentence, shown first and largest. */
    answer: z.string().optional(),
    /** When the page's facts were last checked. */
    updated: z.coerce.date().optional(),
    /** The documents the page draws on, by their ids in `src/limits/sources`. */
    sources: z.array(z.string()).default([]),
  }),
});

export const collections = { guide };
