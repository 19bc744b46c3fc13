import type { Db } from '../../platform/db/index.ts';
import { gridChoices } from './item-grid.repo.ts';

/** What the grid's cells are chosen from. */
export const listGridChoices = (db: Db) => gridChoices(db);
