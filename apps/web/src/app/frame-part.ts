import { type ComponentType, lazy } from 'react';
import { onceOnline } from '../lib/connection.ts';
import { whenQuiet } from '../lib/when-quiet.ts';
import { type Area, loadWords } from '../lib/words/index.ts';

/**
 * A part of the frame that comes later, with its words; `ahead` fetches it before it is needed. No page
 * breaks because one does not come: without a connection it is waited for, and after that left out. A
 * patient part lets what the page is opened for come first.
 */
export function framePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  words: readonly Area[] = ['frame'],
  { patient = false } = {},
) {
  const fetchAll = async () => {
    const [module] = await Promise.all([load(), loadWords(words)]);
    return module;
  };
  const nothing = { default: () => null };
  return Object.assign(
    lazy(() =>
      (patient ? untilQuiet().then(fetchAll) : fetchAll()).catch(() =>
        onceOnline()
          .then(fetchAll)
          .catch(() => nothing),
      ),
    ),
    { ahead: () => void fetchAll().catch(() => undefined) },
  );
}

const untilQuiet = () => new Promise<void>((resolve) => void whenQuiet(resolve));
