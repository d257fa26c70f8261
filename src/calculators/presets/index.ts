/** Cases to start from, by workload: the one list that pages, chips and the search are made of. */
import { documents } from './document-stores.ts';
import { servers } from './file-server-and-hana.ts';
import { kubernetes } from './kubernetes.ts';
import type { Preset } from './preset.ts';
import { relational } from './relational-databases.ts';

export type { Preset } from './preset.ts';

export const presets: readonly Preset[] = [...relational, ...kubernetes, ...documents, ...servers];
