/**
 * Private channels, each authorised by POST /api/broadcasting/auth:
 * `private-user.{id}` a person's own, `private-list.{list}` whoever may see that list,
 * `private-record.{type}.{id}` whoever may see that record.
 */
export type Channel =
  | `private-user.${number}`
  | `private-list.${string}`
  | `private-record.${string}.${number}`;

/** What is said on them. Never data of the record itself: who hears it asks for it, and is checked then. */
export type RealtimeEvents = {
  /** The session is over: signed out elsewhere, suspended, password changed. */
  'session.ended': { reason: 'signed_out' | 'suspended' | 'password' | 'impersonation' };
  /** Roles, name or settings of one's own account changed. */
  'account.changed': Record<string, never>;
  'list.changed': { ids: readonly number[] };
  'record.changed': Record<string, never>;
  'export.changed': {
    id: number;
    status: 'waiting' | 'running' | 'ready' | 'failed';
    rows_done: number;
  };
};
export type RealtimeEvent = keyof RealtimeEvents;
