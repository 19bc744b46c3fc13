/** The granularity of targets: the narrowest level that is used. */
export const GRANULARITIES = ['everyone', 'markets', 'destinations', 'grades'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

export const LEVELS = ['markets', 'destinations', 'grades'] as const;
export type Level = (typeof LEVELS)[number];

/** Chosen ids by level. */
export type TargetIds = Readonly<Record<Level, readonly number[]>>;
export const NO_TARGETS: TargetIds = { markets: [], destinations: [], grades: [] };

/** Parents of records: the market of a school, the school of a grade. */
export type Belonging = {
  readonly marketOf: ReadonlyMap<number, number>;
  readonly destinationOf: ReadonlyMap<number, number>;
};

/** Returns the levels that a granularity shows; none for any other text. */
export function levelsOf(granularity: string): readonly Level[] {
  return LEVELS.slice(0, LEVELS.indexOf(granularity as Level) + 1);
}

/** Returns the narrowest level with a chosen id. */
export function granularityOf(targets: TargetIds): Granularity {
  return LEVELS.findLast((level) => targets[level].length > 0) ?? 'everyone';
}

/** Removes schools outside of the chosen markets, and grades outside of the chosen schools. */
export function cascaded(targets: TargetIds, { marketOf, destinationOf }: Belonging): TargetIds {
  const markets = new Set(targets.markets);
  const destinations = new Set(targets.destinations.filter((id) => belongs(id, marketOf, markets)));
  return {
    markets: [...markets],
    destinations: [...destinations],
    grades: [...new Set(targets.grades)].filter((id) => belongs(id, destinationOf, destinations)),
  };
}

/**
 * Keeps the ids of the levels that a granularity shows; without levels, all three lists are empty.
 */
export function targetsAt(granularity: string, targets: TargetIds): TargetIds {
  const shown = levelsOf(granularity);
  const at = (level: Level) => (shown.includes(level) ? targets[level] : []);
  return { markets: at('markets'), destinations: at('destinations'), grades: at('grades') };
}

/** Returns the shown levels without a chosen id. */
export function emptyLevels(granularity: string, targets: TargetIds): readonly Level[] {
  return levelsOf(granularity).filter((level) => targets[level].length === 0);
}

function belongs(
  id: number,
  parentOf: ReadonlyMap<number, number>,
  parents: ReadonlySet<number>,
): boolean {
  const parent = parentOf.get(id);
  return parent !== undefined && parents.has(parent);
}
