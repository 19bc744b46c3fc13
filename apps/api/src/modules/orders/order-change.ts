import type { CancelReason } from '@yay/domain/ordering';
import type { FamilyLuncher, FamilyOrder } from './family-week.ts';

/** What one save does to one order. */
export type OrderChange =
  | { readonly kind: 'placed'; readonly luncher: FamilyLuncher; readonly after: FamilyOrder }
  | {
      readonly kind: 'changed';
      readonly luncher: FamilyLuncher;
      readonly before: FamilyOrder;
      readonly after: FamilyOrder;
    }
  | {
      readonly kind: 'cancelled';
      readonly before: FamilyOrder;
      readonly reason: CancelReason;
    };
