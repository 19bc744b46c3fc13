import { ClipboardDocumentListIcon, TrashIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'countMeals', icon: ClipboardDocumentListIcon, place: 120, page: 'mealCounts' },
  { word: 'deleteMeals', icon: TrashIcon, place: 130, page: 'mealsDelete' },
];
