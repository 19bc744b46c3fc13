import type { Channel } from '@yay/contract/realtime';
import type { Db } from '../db/index.ts';
import { publishEach } from './publish.ts';

/**
 * Milliseconds for which news is gathered before it is announced together. However many orders a
 * process saves meanwhile, commits wait for one NOTIFY, which is none of theirs.
 */
const GATHERED_FOR_MS = 300;

const gathered = new WeakMap<Db, Set<Channel>>();

/** Tells these channels soon, each once, that something of theirs changed. */
export function announceSoon(db: Db, channels: Iterable<Channel>): void {
  const waiting = gathered.get(db);
  if (waiting !== undefined) {
    for (const channel of channels) waiting.add(channel);
    return;
  }
  const told = new Set(channels);
  gathered.set(db, told);
  setTimeout(() => {
    gathered.delete(db);
    // A page that is not told looks by itself within the minute.
    publishEach(db, [...told].map(newsOf)).catch(() => undefined);
  }, GATHERED_FOR_MS).unref();
}

const newsOf = (channel: Channel) =>
  channel.startsWith('private-school.')
    ? ({ channel, event: 'school.changed', data: {} } as const)
    : ({ channel, event: 'list.changed', data: { ids: [] } } as const);
