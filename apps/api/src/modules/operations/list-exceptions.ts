import type { Queryable } from '../../platform/db/index.ts';
import type { Observer } from '../../platform/observer/index.ts';
import { exceptionPage } from './operations.repo.ts';
import { presentException, presentPage } from './present.ts';

interface Parts {
  readonly db: Queryable;
  readonly observer: Observer;
}

/** Faults of the product itself, those that are still to be mended unless others are asked for. */
export async function listExceptions(
  { db, observer }: Parts,
  asked: { readonly state?: 'open' | 'resolved' | undefined; readonly page?: number | undefined },
) {
  await observer.flush();
  const page = await exceptionPage(db, asked.state === 'resolved', asked.page ?? 1);
  return presentPage(page, presentException);
}
