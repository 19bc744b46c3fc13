/** How narrowly something is meant for some: which levels are chosen. */
export const GRANULARITIES = ['everyone', 'markets', 'destinations', 'grades'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

export const LEVELS = ['markets', 'destinations', 'grades'] as const;
export type Level = (typeof LEVELS)[number];

/** Ids, by level. */
export type TargetIds = Readonly<Record<Level, readonly number[]>>;
export const NO_TARGETS: TargetIds = { markets: [], destinations: [], grades: [] };

/** What belongs to what: the market of a school, the school of a grade. */
export type Belonging = {
  readonly marketOf: ReadonlyMap<number, number>;
  readonly destinationOf: ReadonlyMap<number, number>;
};

/** The levels that show; for anything that is no granularity, none. */
export function levelsOf(granularity: string): readonly Level[] {
  return LEVELS.slice(0, LEVELS.indexOf(granularity as Level) + 1);
}

/** The narrowest level at which something is chosen. */
export function granularityOf(targets: TargetIds): Granularity {
  return LEVELS.findLast((level) => targets[level].length > 0) ?? 'everyone';
}

/** Without the schools and grades that belong to nothing that is chosen. */
export function cascaded(targets: TargetIds, { marketOf, destinationOf }: Belonging): TargetIds {
  const markets = new Set(targets.markets);
  const destinations = new Set(targets.destinations.filter((id) => belongs(id, marketOf, markets)));
  return {
    markets: [...markets],
    destinations: [...destinations],
    grades: [...new Set(targets.grades)].filter((id) => belongs(id, destinationOf, destinations)),
  };
}

/** What is chosen at the levels that show; with none of them, all three lists are empty. */
export function targetsAt(granularity: string, targets: TargetIds): TargetIds {
  const shown = levelsOf(granularity);
  const at = (level: Level) => (shown.includes(level) ? targets[level] : []);
  return { markets: at('markets'), destinations: at('destinations'), grades: at('grades') };
}

/** The levels that show and at which nothing is chosen. */
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
