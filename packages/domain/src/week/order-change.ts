import type { CancelReason } from '../ordering/index.ts';
import type { FamilyOrder, WeekLuncher } from './family-week.ts';

/** The change of one order by one save. */
export type OrderChange =
  | { readonly kind: 'placed'; readonly luncher: WeekLuncher; readonly after: FamilyOrder }
  | {
      readonly kind: 'changed';
      readonly luncher: WeekLuncher;
      readonly before: FamilyOrder;
      readonly after: FamilyOrder;
    }
  | {
      readonly kind: 'cancelled';
      readonly before: FamilyOrder;
      readonly reason: CancelReason;
    };

export type ChangedOrder = Extract<OrderChange, { kind: 'changed' }>;
