import type { BlackoutState } from '@yay/contract/blackouts/values';

/** How a closure's state looks beside its word. */
export const STATE_LOOKS: Record<BlackoutState, string> = {
  active: 'warn',
  upcoming: 'info',
  past: 'quiet',
  lifted: 'quiet',
};
