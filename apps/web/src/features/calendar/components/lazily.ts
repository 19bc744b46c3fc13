import { type ComponentType, lazy } from 'react';
import { loadWords } from '../../../lib/words/index.ts';

/** A part of the calendar that comes when it is opened, with its words; `ahead` fetches it before. */
export function lazily<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const ahead = async () => {
    const [module] = await Promise.all([load(), loadWords(['choosing'])]);
    return module;
  };
  return Object.assign(lazy(ahead), { ahead });
}
