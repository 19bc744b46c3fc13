import { type ListFilter, namesOf } from '../lib/list/index.ts';

/** Returns the filters of a list whose rows are of a school: by its market, and by the school. */
export const placeFilters = (titles: {
  readonly market: string;
  readonly school: string;
}): ListFilter[] => [
  {
    id: 'market',
    title: titles.market,
    column: 'market_id',
    kind: 'choices',
    options: () => namesOf('Market'),
  },
  {
    id: 'school',
    title: titles.school,
    column: 'destination_id',
    kind: 'choices',
    options: () => namesOf('Destination'),
  },
];
