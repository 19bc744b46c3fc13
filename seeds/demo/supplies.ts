import type { Row } from '../lib/insert-rows.ts';
import { SCHOOLS } from './places.ts';
import { dayOfWeek, WEEKS_BACK, type Weeks } from './weeks.ts';

const SUPPLIES = [
  { name: 'Napkins', quantity: 4, unit: 'packs', weekdays: [1], note: '' },
  { name: 'Forks and spoons', quantity: 300, unit: 'sets', weekdays: [1, 3], note: 'Compostable.' },
  { name: 'Water', quantity: 6, unit: 'gallons', weekdays: [1, 2, 3, 4, 5], note: '' },
  { name: 'Ketchup', quantity: 2, unit: 'bottles', weekdays: [5], note: 'Squeeze bottles only.' },
] as const;

/** Some of it goes to each school. */
export function supplyRows(weeks: Weeks): Row[] {
  let id = 0;
  return SCHOOLS.flatMap((school, at) =>
    SUPPLIES.filter((_, index) => (at + index) % 3 !== 2).map((supply) => ({
      id: ++id,
      destination_id: school.id,
      ...supply,
      weekdays: [...supply.weekdays],
      starts_on: dayOfWeek(weeks, -WEEKS_BACK, 1),
      ends_on: supply.name === 'Ketchup' ? dayOfWeek(weeks, 2, 5) : null,
    })),
  );
}
