import type { ListColumn, ListFilter, ListRow } from './types.ts';

const column = (id: string, more: Partial<ListColumn<ListRow>> = {}): ListColumn<ListRow> => ({
  id,
  title: id,
  width: 10,
  cell: () => null,
  ...more,
});

const filters: readonly ListFilter[] = [
  { id: 'roles', title: 'Roles', kind: 'choices', options: [] },
  { id: 'week', title: 'Week', column: 'ordered', kind: 'choice', options: [] },
  { id: 'email', title: 'Email', kind: 'text' },
  {
    id: 'school',
    title: 'School',
    column: 'destination_id',
    kind: 'records',
    model: 'Destination',
  },
  { id: 'seen', title: 'Seen', column: 'last_seen_at', kind: 'within', days: [7] },
  { id: 'joined', title: 'Joined', column: 'created_at', kind: 'dates' },
  {
    id: 'grade',
    title: 'Grade',
    column: 'grade_id',
    relation: 'lunchers',
    kind: 'choices',
    options: [],
  },
];

/** A list with a filter of every kind. */
export const people = {
  model: 'User',
  filters,
  needs: ['email'],
  sort: { column: 'last_seen_at', direction: 'desc' },
  columns: [
    column('full_name', { sortable: true }),
    column('state', { needs: ['suspended_on'] }),
    column('last_seen_at', { sortable: true }),
    column('phone', { optional: true }),
  ],
} as const;
