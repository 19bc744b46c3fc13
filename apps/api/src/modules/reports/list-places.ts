import type { Queryable } from '../../platform/db/index.ts';
import { readPlaces } from './revenue.repo.ts';

/** Markets, schools and vendors that a report can be asked for. */
export const listPlaces = async (source: Queryable) => ({ data: await readPlaces(source) });
