import { CalendarIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'scheduleMenu', icon: CalendarIcon, place: 100, page: 'adminMenuSchedules' },
];
