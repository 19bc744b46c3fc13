export {
  COPY_UNITS,
  type CopyPair,
  type CopyUnit,
  copyPairs,
} from './copy-pairs.ts';
export { MENU_KINDS, type MenuKind, THEMES, type Theme } from './kinds.ts';
export {
  type KnownCell,
  OUTCOMES,
  type Outcome,
  type WantedCell,
  weighCell,
} from './weigh-cell.ts';
