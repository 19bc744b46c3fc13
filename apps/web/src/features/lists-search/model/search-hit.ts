import type { DashboardDestination } from '@yay/contract/operations/values';
import type { FlagIcon } from '@yay/ui/icons';

/** One line of what is found, and where it leads. */
export interface SearchHit {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly note: string | null;
  readonly Picture: typeof FlagIcon;
  readonly bridge?: DashboardDestination | undefined;
}

export interface HitGroup {
  readonly id: string;
  readonly title: string;
  /** Words how many of how many it shows, where there are more. */
  readonly count?: string | undefined;
  readonly hits: readonly SearchHit[];
}
