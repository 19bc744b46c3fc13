import { type ComponentType, lazy } from 'react';
import { connection } from '../../../lib/connection.ts';
import { loadWords } from '../../../lib/words/index.ts';

/**
 * A part of the calendar that comes when it is opened, with its words; `ahead` fetches it before.
 * Without a connection it waits for one, and the week stays as it is.
 */
export function lazily<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const fetchAll = async () => {
    const [module] = await Promise.all([load(), loadWords(['choosing'])]);
    return module;
  };
  const patient = () => fetchAll().catch(() => onceOnline().then(fetchAll));
  return Object.assign(lazy(patient), { ahead: () => void patient().catch(() => undefined) });
}

function onceOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (connection.isOnline()) connection.failed();
    const stop = connection.subscribe(() => {
      if (!connection.isOnline()) return;
      stop();
      resolve();
    });
  });
}
