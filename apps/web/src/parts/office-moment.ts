import { formatMoment } from '../lib/format.ts';
import { OFFICE } from './office-time.ts';

/** A moment of a year as the office's clock shows it. */
export const formatOffice = (at: string, locale: string): string =>
  formatMoment(at, OFFICE, locale, 'dayOfYear');
