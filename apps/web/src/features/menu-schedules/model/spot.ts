import type { PlainDate } from '@yay/domain/calendar';

/** One item of one day. */
export type Spot = {
  readonly date: PlainDate;
  readonly menuId: number;
  readonly itemId: number;
};
