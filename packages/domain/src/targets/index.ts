export {
  type Belonging,
  cascaded,
  emptyLevels,
  GRANULARITIES,
  type Granularity,
  granularityOf,
  LEVELS,
  type Level,
  levelsOf,
  NO_TARGETS,
  type TargetIds,
  targetsAt,
} from './cascade.ts';
