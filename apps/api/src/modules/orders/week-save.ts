import type { PlainDate } from '@yay/domain/calendar';
import type { DaySave } from '@yay/domain/week';

/** One day of a save with its path in the request, at which its problems are reported. */
export interface RequestedDay extends DaySave {
  readonly path: string;
}

/** One save of a family's week, whichever call it came by. */
export interface WeekSave {
  readonly userId: number;
  readonly monday: PlainDate;
  /** The version of the week that the person saw. */
  readonly version: number;
  readonly lunchers: readonly { readonly id: number }[];
  readonly days: readonly RequestedDay[];
  readonly code: { readonly kind: 'keep' | 'none' } | { readonly kind: 'code'; code: string };
  /**
   * The save goes ahead without a code that no longer counts. Otherwise nothing is saved, and the
   * answer has the price of the week without it.
   */
  readonly mayLoseCode: boolean;
  readonly sendMail: boolean;
  /** Lunchers whose repeat, if this week is its seed, follows what this save makes of it. */
  readonly seeds?: readonly number[];
  readonly key: string | null;
  /** The body that the key stands for: the same key with another body is refused. */
  readonly fingerprint: string;
}
