export { type ClosingChange, closingChange } from './closing-change.ts';
export { type ClosedReason, type DayState, dayState } from './day-state.ts';
export {
  exemptLateFee,
  LATE_FEE_EXEMPTIONS,
  type LateFeeExemption,
  lateFeeExemption,
  lateFeeFor,
  lateFrom,
  type SelectionChange,
} from './late-fee.ts';
export { lockAt, serveAt } from './lock-and-serve.ts';
export { isRecentlyStarted } from './menus.ts';
export { isNearWeek } from './near-week.ts';
export { firstMade, isNotMade, oneOfEach } from './not-together.ts';
export { type OptionGroup, type OptionsProblem, optionsProblem } from './options-problem.ts';
export {
  CANCEL_REASONS,
  type CancelReason,
  canTransition,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderState,
} from './order-states.ts';
export { pickRandom } from './pick-random.ts';
export { DAY_REFUSAL_CODES, type DayRefusalCode } from './refusals.ts';
export { isRemovable } from './removable.ts';
export {
  type OfferedDay,
  offerProblem,
  REPEAT_PROBLEMS,
  type RepeatProblem,
  repeatProblem,
} from './repeat.ts';
export {
  type ChangedDay,
  changedDays,
  hasChanges,
  type Selection,
  sameSelection,
  saveMode,
  type WeekSelections,
} from './selections.ts';
export { settleAt } from './settle-at.ts';
export { DEFAULT_TIMES, type OrderTimes } from './times.ts';
export { previewAt, remindAt } from './week-letters.ts';
export {
  type Interval,
  isOrderable,
  lastClose,
  nextClose,
  type OrderingWindow,
  orderableIntervals,
} from './window.ts';
