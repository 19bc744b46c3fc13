import type { BlackoutState } from '@yay/contract/blackouts/values';

/** The look of a closure's state beside its word. */
export const STATE_LOOKS: Record<BlackoutState, string> = {
  active: 'warn',
  upcoming: 'info',
  past: 'quiet',
  lifted: 'quiet',
};
