export {
  COPY_UNITS,
  type CopyGap,
  type CopyPair,
  type CopyUnit,
  copyGaps,
  copyPairs,
} from './copy-pairs.ts';
export {
  MENU_KINDS,
  MENU_STATES,
  type MenuKind,
  type MenuState,
  menuState,
  THEMES,
  type Theme,
} from './kinds.ts';
export {
  monthToPlan,
  openDaysBefore,
  type ServedMenu,
  type UsualMenu,
  usualMenus,
} from './plan-month.ts';
export {
  type KnownCell,
  OUTCOMES,
  type Outcome,
  type WantedCell,
  weighCell,
} from './weigh-cell.ts';
export { type WeighedCell, weighPlan } from './weigh-plan.ts';
export {
  SPECIAL_OUTCOMES,
  SPECIALS_A_DAY,
  type SpecialDay,
  type SpecialOutcome,
  weighSpecial,
} from './weigh-special.ts';
export {
  type CopiedDay,
  type CopiedSpecial,
  copiedDays,
  weighSpecials,
} from './weigh-specials.ts';
