import { VERSION_HEADER } from '@yay/contract/shell/first-data';
import { createStore, useStore } from './store.ts';

let own: string | undefined;
const outdated = createStore(false);

/** The version that this page is of. */
export function setOwnVersion(version: string): void {
  own = version;
}

/** The server may be a newer one by now: then the page says so, and goes on as it is. */
export function noteVersion({ headers }: Response): void {
  const served = headers.get(VERSION_HEADER);
  if (served && own) outdated.set(served !== own);
}

export const isOutdated = outdated.get;

export function useOutdated(): boolean {
  return useStore(outdated);
}
