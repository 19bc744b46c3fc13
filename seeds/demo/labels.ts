import type { Row } from '../lib/insert-rows.ts';
import { SCHOOLS } from './places.ts';

const slugOf = (abbreviation: string) => abbreviation.toLowerCase();

/** Who prints at each school. */
export const labelContactRows = (): Row[] =>
  SCHOOLS.flatMap((school) =>
    [
      { name: 'School office', title: 'Office', inbox: 'office' },
      { name: 'Lunch room', title: 'Lunch room', inbox: 'lunch' },
    ].map(({ name, title, inbox }, position) => ({
      destination_id: school.id,
      name,
      title,
      email: `${inbox}@${slugOf(school.abbreviation)}.schools.demo.test`,
      position,
      gets_labels: true,
      gets_lists: position === 0,
    })),
  );

/** Every school has its labels by mail; the last ones not on Fridays. */
export const labelSubscriptionRows = (): Row[] =>
  SCHOOLS.map((school, at) => ({
    destination_id: school.id,
    days: at < 2 ? [1, 2, 3, 4, 5] : [1, 2, 3, 4],
  }));
