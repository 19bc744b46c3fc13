export const ACT_KINDS = ['handed_over', 'not_here', 'problem', 'undone'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

export const PROBLEM_KINDS = ['missing', 'wrong_meal', 'damaged', 'not_wanted', 'other'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export const ACT_REFUSALS = [
  'canceled',
  'changed',
  'not_safe',
  /** A grab-and-go item that the school counts and has none of. */
  'none_left',
  'already_handed_over',
  'not_today',
  'nothing_to_undo',
  'undo_over',
] as const;
export type ActRefusal = (typeof ACT_REFUSALS)[number];
