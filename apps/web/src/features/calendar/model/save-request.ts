import type { PlainDate } from '@yay/domain/calendar';
import type { Choice } from './choice.ts';

/** One day of a save. */
export type SaveEntry = {
  date: PlainDate;
  entreeId: number | null;
  optionIds: number[];
  extraIds: number[];
  lateFee?: number;
  expectedTotal?: number;
};

type UpdateBody = {
  mondayOfWeek: PlainDate;
  version: number;
  lunchers: { id: number; selections: SaveEntry[] }[];
  discounts: {
    mondayOfDiscountedWeek: PlainDate;
    discountCode: string | null;
    saveWithout?: boolean;
  }[];
  sendConfirmationEmail: boolean;
};

type DeleteBody = {
  mondayOfWeek: PlainDate;
  version: number;
  lunchers: { id: number; dates: { start: PlainDate; end: PlainDate } }[];
  sendConfirmationEmail: boolean;
};

/** One save as it goes over the wire, and its changes. */
export type SaveRequest = {
  userId: number;
  discount: string | null;
  entries: { luncherId: string; date: PlainDate; choice: Choice | null }[];
} & ({ method: 'PUT'; body: UpdateBody } | { method: 'DELETE'; body: DeleteBody });
