import type { ListedLuncher } from '@yay/contract/luncher-lists/calls';
import type { ListedRow } from './luncher-lists.repo.ts';
import type { ListToRead } from './plan-list.ts';

type Meal = ListedRow['meals'][number];
const namesOf = ({ parts }: Meal, kind: 'option' | 'extra') =>
  parts.filter((part) => part.kind === kind).map(({ name }) => name);

export const presentListed = (row: ListedRow, { filter }: ListToRead): ListedLuncher => ({
  luncher_id: row.id,
  first: row.first,
  last: row.last,
  grade: row.grade,
  room: row.room,
  strict: row.strict,
  is_first_week: row.is_first_week,
  is_absent: row.is_absent,
  is_here: row.is_here,
  no_grade: row.is_here && !filter.validGrades.includes(row.grade_id),
  no_room: row.is_here && filter.hasRooms && row.room === null,
  meals: row.meals.map((meal) => ({
    order_id: meal.id,
    kind: meal.kind,
    item: meal.item,
    options: namesOf(meal, 'option'),
    extras: namesOf(meal, 'extra'),
  })),
});
