// Written by `npm run gen` from the folders beside it.
import { actions as access } from './access/actions.ts';
import { actions as badges } from './badges/actions.ts';
import { actions as blackouts } from './blackouts/actions.ts';
import { actions as classTrips } from './class-trips/actions.ts';
import { actions as credit } from './credit/actions.ts';
import { actions as dailySpecials } from './daily-specials/actions.ts';
import { actions as destinations } from './destinations/actions.ts';
import { actions as discounts } from './discounts/actions.ts';
import { actions as dunning } from './dunning/actions.ts';
import { actions as extraTypes } from './extra-types/actions.ts';
import { actions as gifts } from './gifts/actions.ts';
import { actions as handouts } from './handouts/actions.ts';
import { actions as identity } from './identity/actions.ts';
import { actions as inventory } from './inventory/actions.ts';
import { actions as items } from './items/actions.ts';
import { actions as kiosks } from './kiosks/actions.ts';
import { actions as labels } from './labels/actions.ts';
import { actions as lists } from './lists/actions.ts';
import { actions as luncherLists } from './luncher-lists/actions.ts';
import { actions as lunchers } from './lunchers/actions.ts';
import { actions as markets } from './markets/actions.ts';
import { actions as massCancellation } from './mass-cancellation/actions.ts';
import { actions as meals } from './meals/actions.ts';
import { actions as media } from './media/actions.ts';
import { actions as menus } from './menus/actions.ts';
import { actions as messageModals } from './message-modals/actions.ts';
import { actions as operations } from './operations/actions.ts';
import { actions as orders } from './orders/actions.ts';
import { actions as pages } from './pages/actions.ts';
import { actions as payments } from './payments/actions.ts';
import { actions as personalData } from './personal-data/actions.ts';
import { actions as priceUpdates } from './price-updates/actions.ts';
import { actions as properties } from './properties/actions.ts';
import { actions as ratings } from './ratings/actions.ts';
import { actions as reconciliation } from './reconciliation/actions.ts';
import { actions as redirects } from './redirects/actions.ts';
import { actions as referrals } from './referrals/actions.ts';
import { actions as requests } from './requests/actions.ts';
import { actions as resources } from './resources/actions.ts';
import { actions as rollOver } from './roll-over/actions.ts';
import { actions as schoolSetup } from './school-setup/actions.ts';
import { actions as siteOptions } from './site-options/actions.ts';
import { actions as substitutions } from './substitutions/actions.ts';
import { actions as supplySchedules } from './supply-schedules/actions.ts';
import { actions as terms } from './terms/actions.ts';
import { actions as users } from './users/actions.ts';
import { actions as vendors } from './vendors/actions.ts';

export const ACTIVITY_ACTIONS = [
  ...access,
  ...badges,
  ...blackouts,
  ...classTrips,
  ...credit,
  ...dailySpecials,
  ...destinations,
  ...discounts,
  ...dunning,
  ...extraTypes,
  ...gifts,
  ...handouts,
  ...identity,
  ...inventory,
  ...items,
  ...kiosks,
  ...labels,
  ...lists,
  ...luncherLists,
  ...lunchers,
  ...markets,
  ...massCancellation,
  ...meals,
  ...media,
  ...menus,
  ...messageModals,
  ...operations,
  ...orders,
  ...pages,
  ...payments,
  ...personalData,
  ...priceUpdates,
  ...properties,
  ...ratings,
  ...reconciliation,
  ...redirects,
  ...referrals,
  ...requests,
  ...resources,
  ...rollOver,
  ...schoolSetup,
  ...siteOptions,
  ...substitutions,
  ...supplySchedules,
  ...terms,
  ...users,
  ...vendors,
] as const;
