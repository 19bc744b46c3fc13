import type { Db } from '../../platform/db/index.ts';
import { gridChoices } from './item-grid.repo.ts';

/** Returns the choices of the grid's cells. */
export const listGridChoices = (db: Db) => gridChoices(db);
