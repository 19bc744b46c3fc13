import type { Queryable } from '../../platform/db/index.ts';
import type { Observer } from '../../platform/observer/index.ts';
import { type RequestKind, requestPage } from './operations.repo.ts';
import { presentPage, presentRequest } from './present.ts';

interface Parts {
  readonly db: Queryable;
  readonly observer: Observer;
}

/** Requests that were slow, refused or failed; what this process has just seen included. */
export async function listRequests(
  { db, observer }: Parts,
  asked: { readonly kind?: RequestKind | undefined; readonly page?: number | undefined },
) {
  await observer.flush();
  return presentPage(await requestPage(db, asked.kind, asked.page ?? 1), presentRequest);
}
