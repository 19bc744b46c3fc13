// Written by `npm run gen` from the folders beside it.
import { words as access } from '../access/letters.es.ts';
import { words as billing } from '../billing/letters.es.ts';
import { words as blackouts } from '../blackouts/letters.es.ts';
import { words as classTrips } from '../class-trips/letters.es.ts';
import { words as credit } from '../credit/letters.es.ts';
import { words as dunning } from '../dunning/letters.es.ts';
import { words as gifts } from '../gifts/letters.es.ts';
import { words as handouts } from '../handouts/letters.es.ts';
import { words as identity } from '../identity/letters.es.ts';
import { words as items } from '../items/letters.es.ts';
import { words as labels } from '../labels/letters.es.ts';
import { words as lists } from '../lists/letters.es.ts';
import { words as luncherLists } from '../luncher-lists/letters.es.ts';
import { words as lunchers } from '../lunchers/letters.es.ts';
import { words as massCancellation } from '../mass-cancellation/letters.es.ts';
import { words as orders } from '../orders/letters.es.ts';
import { words as personalData } from '../personal-data/letters.es.ts';
import { words as reconciliation } from '../reconciliation/letters.es.ts';
import { words as referrals } from '../referrals/letters.es.ts';
import { words as reminders } from '../reminders/letters.es.ts';
import { words as repeats } from '../repeats/letters.es.ts';
import { words as requests } from '../requests/letters.es.ts';
import { words as substitutions } from '../substitutions/letters.es.ts';

export const words = {
  ...access,
  ...billing,
  ...blackouts,
  ...classTrips,
  ...credit,
  ...dunning,
  ...gifts,
  ...handouts,
  ...identity,
  ...items,
  ...labels,
  ...lists,
  ...luncherLists,
  ...lunchers,
  ...massCancellation,
  ...orders,
  ...personalData,
  ...reconciliation,
  ...referrals,
  ...reminders,
  ...repeats,
  ...requests,
  ...substitutions,
};
