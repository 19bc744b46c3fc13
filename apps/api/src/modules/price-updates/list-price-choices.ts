import type { Db } from '../../platform/db/index.ts';
import { choicesForRules } from './price-updates.repo.ts';

/** Returns the vendors and tags that a rule can be about. */
export const listPriceChoices = (db: Db) => choicesForRules(db);
