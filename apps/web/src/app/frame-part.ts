import { type ComponentType, lazy } from 'react';
import { onceOnline } from '../lib/connection.ts';
import { type Area, loadWords } from '../lib/words/index.ts';

/**
 * A part of the frame that comes later, with its words; `ahead` fetches it before it is needed. No page
 * breaks because one does not come: without a connection it is waited for, and after that left out.
 */
export function framePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  words: readonly Area[] = ['frame'],
) {
  const fetchAll = async () => {
    const [module] = await Promise.all([load(), loadWords(words)]);
    return module;
  };
  const nothing = { default: () => null };
  return Object.assign(
    lazy(() =>
      fetchAll().catch(() =>
        onceOnline()
          .then(fetchAll)
          .catch(() => nothing),
      ),
    ),
    { ahead: () => void fetchAll().catch(() => undefined) },
  );
}
