import type { Db } from '../../platform/db/index.ts';
import { findMacroMarkets } from './macro-markets.repo.ts';

/** Every macro-market, by its name. */
export const listMacroMarkets = (db: Db) => findMacroMarkets(db);
