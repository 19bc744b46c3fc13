import type { Compared } from '@yay/contract/reports/figures';

export type Change =
  | { readonly way: 'none' }
  | { readonly way: 'same' }
  /** `share` is of the figure before; null where that was nothing to take a share of. */
  | { readonly way: 'up' | 'down'; readonly by: number; readonly share: number | null };

/** Compares a figure with that of the period before; undefined where there is none now. */
export function changeOf({ now, before }: Compared): Change | undefined {
  if (now === null) return undefined;
  if (before === null || (before === 0 && now !== 0)) return { way: 'none' };
  if (now === before) return { way: 'same' };
  const by = Math.abs(now - before);
  // A figure that moves never moves by 0 %.
  const share = before > 0 ? Math.max(by / before, 0.001) : null;
  return { way: now > before ? 'up' : 'down', by, share };
}

/**
 * Tells whether orders for some of the days still come in: a comparison with whole days would
 * mislead.
 */
export const stillFills = (lastDay: string, today: string): boolean => lastDay > today;
