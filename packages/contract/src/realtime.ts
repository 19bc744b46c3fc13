/** The path at which a browser opens its socket. */
export const REALTIME_PATH = '/realtime';

/**
 * The namespace in which a paired tablet opens its own socket, with its token. It asks for nothing
 * there; `look` tells it that something of its school changed.
 */
export const KIOSK_NAMESPACE = '/kiosk';

/**
 * Private channels, each authorised by POST /api/broadcasting/auth:
 * `private-user.{id}` a person's own, `private-list.{list}` whoever may see that list,
 * `private-record.{type}.{id}` whoever may see that record, `private-school.{id}` the people of that
 * school and those of the team who look after schools.
 */
export type Channel =
  | `private-user.${number}`
  | `private-list.${string}`
  | `private-record.${string}.${number}`
  | `private-school.${number}`;

/** Events of the channels. Never data of the record itself: who hears one asks for it, and is checked then. */
export type RealtimeEvents = {
  /** The session is over: signed out elsewhere, suspended, password changed. */
  'session.ended': { reason: 'signed_out' | 'suspended' | 'password' | 'impersonation' };
  /** Roles, name or settings of one's own account changed. */
  'account.changed': Record<string, never>;
  /** Lunches came or went by no one’s save, as by a repeat, a closure or a replaced meal. */
  'orders.changed': Record<string, never>;
  /** The changed records; none named when they are too many to name. */
  'list.changed': { ids: readonly number[] };
  'record.changed': Record<string, never>;
  /** Something that the pages of a school show: lunches, children, closures, trips, prints, hand-out. */
  'school.changed': Record<string, never>;
  'export.changed': {
    id: number;
    status: 'waiting' | 'running' | 'ready' | 'failed';
    rows_done: number;
  };
};
export type RealtimeEvent = keyof RealtimeEvents;

/** One event on one channel, as a socket is told of it. */
export type Heard = {
  [Event in RealtimeEvent]: {
    readonly channel: Channel;
    readonly event: Event;
    readonly data: RealtimeEvents[Event];
  };
}[RealtimeEvent];

/** The events that a server sends to a browser's socket. */
export type ToBrowser = {
  heard: (message: Heard) => void;
  /** Something may have been said that was not heard: ask for everything again. */
  missed: () => void;
};
/** The answer to a subscription. `missed`: something may have been said since the page was read. */
export interface Subscribed {
  readonly ok: boolean;
  readonly missed: boolean;
}
/** The requests of a browser's socket to a server. `age`: milliseconds since the page was read. */
export type ToServer = {
  subscribe: (
    request: { channel: string; auth: string; age: number },
    answer: (result: Subscribed) => void,
  ) => void;
  unsubscribe: (request: { channel: string }) => void;
};
