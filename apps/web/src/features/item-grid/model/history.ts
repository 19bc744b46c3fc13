/** The steps that can be undone, and the undone ones that can come again. */
export interface History<Step> {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** Older steps than these are forgotten. */
export const MOST_STEPS = 200;

export const NO_HISTORY: History<never> = { done: [], undone: [] };

/** A new step; what was undone before it is gone. */
export function pushed<Step>({ done }: History<Step>, step: Step): History<Step> {
  return { done: [...done.slice(1 - MOST_STEPS), step], undone: [] };
}

/** The last step, and the history without it; null when there is none. */
export function stepBack<Step>(
  history: History<Step>,
): { readonly step: Step; readonly history: History<Step> } | null {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  return {
    step,
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step] },
  };
}

export function stepForth<Step>(
  history: History<Step>,
): { readonly step: Step; readonly history: History<Step> } | null {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  return {
    step,
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
  };
}
