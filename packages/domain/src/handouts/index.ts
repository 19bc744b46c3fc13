export { type Act, judgeAct, LATE_DAYS, type LunchToHandOut, type PastAct } from './judge-act.ts';
export {
  ACT_KINDS,
  ACT_REFUSALS,
  type ActKind,
  type ActRefusal,
  PROBLEM_KINDS,
  type ProblemKind,
} from './kinds.ts';
export { lunchVersion } from './lunch-version.ts';
export { isLeft, missedCredit, pickUpEndsAt } from './not-picked-up.ts';
export { type BagState, bagState, standingActs } from './standing.ts';
