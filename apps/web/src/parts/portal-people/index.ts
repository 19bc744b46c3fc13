export type { Asked, OnAct, PersonAct } from './asked.ts';
export { InvitationsTable } from './invitations-table.tsx';
export { usePeopleColumns } from './people-columns.tsx';
export { PeopleDialogs } from './people-dialogs.tsx';
