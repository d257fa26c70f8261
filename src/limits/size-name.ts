/**
 * What the name of a VM size says about it. This is the vendor’s rule of naming, not a figure: letters
 * in front of the vCPUs are the family, letters behind them are features, and `_v` is the generation.
 * https://learn.microsoft.com/azure/virtual-machines/vm-naming-conventions
 */
export type SizeName = {
  /** `D`, `E`, `DC`; `Eb` and `Mb` are families of their own: those with block storage performance. */
  readonly family: string;
  readonly generation: number;
  /** Unknown of the first sizes, which ran on whatever hardware there was. */
  readonly processor: 'AMD' | 'Arm' | 'Intel' | undefined;
  /** What the family is for; not said of older series, which mixed purposes. */
  readonly type: string | undefined;
  /** Whether fewer vCPUs are active than the size has. */
  readonly constrained: boolean;
};

/** The types of families: https://learn.microsoft.com/azure/virtual-machines/sizes/overview */
const types: Readonly<Record<string, string>> = {
  B: 'burstable',
  D: 'general purpose',
  DC: 'confidential',
  E: 'memory optimised',
  Eb: 'memory optimised',
  EC: 'confidential',
  F: 'compute optimised',
  FX: 'compute optimised',
  L: 'storage optimised',
  M: 'memory optimised',
  Mb: 'memory optimised',
  NC: 'GPU',
  ND: 'GPU',
};

/**
 * A series without a letter for its processor has Intel ones (sizes overview, note 3 on names), but
 * for Lsv2, HB and HX, whose pages name AMD EPYC.
 */
function processorOf(family: string, features: string, generation: number) {
  if (features.includes('a') || (family === 'L' && generation === 2) || /^H[BX]$/.test(family))
    return 'AMD';
  if (features.includes('p')) return 'Arm';
  return family === 'A' ? undefined : 'Intel';
}

function parse(name: string): SizeName | undefined {
  const parts = /^([A-Z]+?)(S?)(\d+)(-\d+)?([a-z]*)(?:_|$|\/)/.exec(name);
  if (!parts) return undefined;
  const [, letters = '', , , active, features = ''] = parts;
  const generation = Number(/_v(\d+)/.exec(name)?.[1] ?? 1);
  const family = features.includes('b') ? `${letters}b` : letters;
  return {
    family,
    generation,
    processor: processorOf(letters, features, generation),
    type: /^[DG]$/.test(family) && generation < 3 ? undefined : types[family],
    constrained: active !== undefined,
  };
}

/** Searches ask for the same names again and again. */
const known = new Map<string, SizeName>();

/** @returns nothing for a text that is no name of a size */
export function parseSizeName(name: string): SizeName | undefined {
  const found = known.get(name) ?? parse(name);
  if (found) known.set(name, found);
  return found;
}
