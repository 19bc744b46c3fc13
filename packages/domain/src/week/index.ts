export type { DayMenu, MealCatalogue, MealItem, MealOption } from './catalogue.ts';
export { type DaySave, type DaySelection, isAsOrdered, type MealSelection } from './day-save.ts';
export type { DayResult } from './decide-day.ts';
export {
  type DecidedDiscount,
  type DiscountChoice,
  decideDiscount,
  mealsByLuncher,
} from './decide-discount.ts';
export {
  decideReplacement,
  REPLACEMENT_PROBLEMS,
  type Replaceable,
  type ReplacementProblem,
} from './decide-replacement.ts';
export { decideWeek, type WeekDecision } from './decide-week.ts';
export { discountAfter } from './discount-after.ts';
export {
  type DayGrade,
  dayKey,
  type FamilyOrder,
  type FamilyWeek,
  type ReplacedLunch,
  type WeekBlackout,
  type WeekLuncher,
} from './family-week.ts';
export { closes, type LuncherDay, luncherDays, type Orderer } from './luncher-day.ts';
export type { ChangedOrder, OrderChange } from './order-change.ts';
export { avoidedOn, partsOf, plateConflict, requiredOptions } from './plate.ts';
export { openStock, type Stock } from './stock.ts';
export { unknownGradeClosures } from './unknown-grade.ts';
