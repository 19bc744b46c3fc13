import { isSearchableSchool } from '@yay/domain/lunchers';
import type { Queryable } from '../../platform/db/index.ts';
import { activeSchools } from './sets.repo.ts';

/** The schools that a gift for a teacher may be meant for. */
export const listSchools = async (source: Queryable) => ({
  data: (await activeSchools(source)).filter(({ name }) => isSearchableSchool(name)),
});
