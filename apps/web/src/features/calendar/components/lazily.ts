import { type ComponentType, lazy } from 'react';
import { connection, onceOnline } from '../../../lib/connection.ts';
import { isOutdated } from '../../../lib/version.ts';
import { loadWords } from '../../../lib/words/index.ts';

/**
 * Makes a part of the calendar that comes when it is opened, with its words; `ahead` fetches it
 * before. Without a connection it waits for one, and the week stays as it is.
 */
export function lazily<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let isThere = false;
  const fetchAll = async () => {
    const [module] = await Promise.all([load(), loadWords(['calendar-choosing', 'errors'])]);
    isThere = true;
    return module;
  };
  // A browser does not ask twice for a file that failed.
  const patient = () =>
    (isThere || connection.isOnline() ? fetchAll() : onceOnline().then(fetchAll))
      .catch(() => onceOnline().then(fetchAll))
      .catch((error: unknown) => {
        // It went with its version: the frame offers the new one, and the choices stay until then.
        if (isOutdated()) return new Promise<never>(() => undefined);
        throw error;
      });
  return Object.assign(lazy(patient), { ahead: () => void patient().catch(() => undefined) });
}
