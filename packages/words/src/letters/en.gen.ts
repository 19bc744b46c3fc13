// Written by `npm run gen` from the folders beside it.
import { words as access } from '../access/letters.en.ts';
import { words as billing } from '../billing/letters.en.ts';
import { words as blackouts } from '../blackouts/letters.en.ts';
import { words as classTrips } from '../class-trips/letters.en.ts';
import { words as credit } from '../credit/letters.en.ts';
import { words as dunning } from '../dunning/letters.en.ts';
import { words as gifts } from '../gifts/letters.en.ts';
import { words as handouts } from '../handouts/letters.en.ts';
import { words as identity } from '../identity/letters.en.ts';
import { words as items } from '../items/letters.en.ts';
import { words as labels } from '../labels/letters.en.ts';
import { words as lists } from '../lists/letters.en.ts';
import { words as luncherLists } from '../luncher-lists/letters.en.ts';
import { words as lunchers } from '../lunchers/letters.en.ts';
import { words as massCancellation } from '../mass-cancellation/letters.en.ts';
import { words as orders } from '../orders/letters.en.ts';
import { words as personalData } from '../personal-data/letters.en.ts';
import { words as reconciliation } from '../reconciliation/letters.en.ts';
import { words as referrals } from '../referrals/letters.en.ts';
import { words as reminders } from '../reminders/letters.en.ts';
import { words as repeats } from '../repeats/letters.en.ts';
import { words as requests } from '../requests/letters.en.ts';
import { words as substitutions } from '../substitutions/letters.en.ts';

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
