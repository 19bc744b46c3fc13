import { type DateShape, deviceZone, formatMoment as momentOf } from '@yay/words/times';

export { formatUsd } from '@yay/domain/money';
export { dateInZone, deviceZone, formatDate } from '@yay/words/times';

/** A moment as the clocks of that zone show it, which is named where this device shows another time. */
export const formatMoment = (at: string, zone: string, locale: string, shape?: DateShape): string =>
  momentOf(Date.parse(at), zone, locale, shape, deviceZone());
