// Written by `npm run gen` from the folders beside it.
import { words as access } from '../access/activity.es.ts';
import { words as badges } from '../badges/activity.es.ts';
import { words as blackouts } from '../blackouts/activity.es.ts';
import { words as classTrips } from '../class-trips/activity.es.ts';
import { words as credit } from '../credit/activity.es.ts';
import { words as dailySpecials } from '../daily-specials/activity.es.ts';
import { words as destinations } from '../destinations/activity.es.ts';
import { words as discounts } from '../discounts/activity.es.ts';
import { words as dunning } from '../dunning/activity.es.ts';
import { words as extraTypes } from '../extra-types/activity.es.ts';
import { words as gifts } from '../gifts/activity.es.ts';
import { words as handouts } from '../handouts/activity.es.ts';
import { words as identity } from '../identity/activity.es.ts';
import { words as inventory } from '../inventory/activity.es.ts';
import { words as items } from '../items/activity.es.ts';
import { words as kiosks } from '../kiosks/activity.es.ts';
import { words as labels } from '../labels/activity.es.ts';
import { words as lists } from '../lists/activity.es.ts';
import { words as luncherLists } from '../luncher-lists/activity.es.ts';
import { words as lunchers } from '../lunchers/activity.es.ts';
import { words as markets } from '../markets/activity.es.ts';
import { words as massCancellation } from '../mass-cancellation/activity.es.ts';
import { words as meals } from '../meals/activity.es.ts';
import { words as media } from '../media/activity.es.ts';
import { words as menuSchedules } from '../menu-schedules/activity.es.ts';
import { words as menus } from '../menus/activity.es.ts';
import { words as messageModals } from '../message-modals/activity.es.ts';
import { words as operations } from '../operations/activity.es.ts';
import { words as orders } from '../orders/activity.es.ts';
import { words as pages } from '../pages/activity.es.ts';
import { words as payments } from '../payments/activity.es.ts';
import { words as personalData } from '../personal-data/activity.es.ts';
import { words as priceUpdates } from '../price-updates/activity.es.ts';
import { words as properties } from '../properties/activity.es.ts';
import { words as ratings } from '../ratings/activity.es.ts';
import { words as reconciliation } from '../reconciliation/activity.es.ts';
import { words as redirects } from '../redirects/activity.es.ts';
import { words as referrals } from '../referrals/activity.es.ts';
import { words as repeats } from '../repeats/activity.es.ts';
import { words as requests } from '../requests/activity.es.ts';
import { words as resources } from '../resources/activity.es.ts';
import { words as rollOver } from '../roll-over/activity.es.ts';
import { words as schoolSetup } from '../school-setup/activity.es.ts';
import { words as siteOptions } from '../site-options/activity.es.ts';
import { words as substitutions } from '../substitutions/activity.es.ts';
import { words as supplySchedules } from '../supply-schedules/activity.es.ts';
import { words as terms } from '../terms/activity.es.ts';
import { words as users } from '../users/activity.es.ts';
import { words as vendors } from '../vendors/activity.es.ts';

export const words = {
  actions: {
    ...access.actions,
    ...badges.actions,
    ...blackouts.actions,
    ...classTrips.actions,
    ...credit.actions,
    ...dailySpecials.actions,
    ...destinations.actions,
    ...discounts.actions,
    ...dunning.actions,
    ...extraTypes.actions,
    ...gifts.actions,
    ...handouts.actions,
    ...identity.actions,
    ...inventory.actions,
    ...items.actions,
    ...kiosks.actions,
    ...labels.actions,
    ...lists.actions,
    ...luncherLists.actions,
    ...lunchers.actions,
    ...markets.actions,
    ...massCancellation.actions,
    ...meals.actions,
    ...media.actions,
    ...menus.actions,
    ...messageModals.actions,
    ...operations.actions,
    ...orders.actions,
    ...pages.actions,
    ...payments.actions,
    ...personalData.actions,
    ...priceUpdates.actions,
    ...properties.actions,
    ...ratings.actions,
    ...reconciliation.actions,
    ...redirects.actions,
    ...referrals.actions,
    ...requests.actions,
    ...resources.actions,
    ...rollOver.actions,
    ...schoolSetup.actions,
    ...siteOptions.actions,
    ...substitutions.actions,
    ...supplySchedules.actions,
    ...terms.actions,
    ...users.actions,
    ...vendors.actions,
  },
  fields: {
    ...badges.fields,
    ...credit.fields,
    ...destinations.fields,
    ...discounts.fields,
    ...dunning.fields,
    ...extraTypes.fields,
    ...gifts.fields,
    ...identity.fields,
    ...items.fields,
    ...kiosks.fields,
    ...luncherLists.fields,
    ...lunchers.fields,
    ...markets.fields,
    ...menuSchedules.fields,
    ...menus.fields,
    ...messageModals.fields,
    ...orders.fields,
    ...pages.fields,
    ...payments.fields,
    ...personalData.fields,
    ...priceUpdates.fields,
    ...redirects.fields,
    ...repeats.fields,
    ...requests.fields,
    ...resources.fields,
    ...schoolSetup.fields,
    ...siteOptions.fields,
    ...substitutions.fields,
    ...supplySchedules.fields,
    ...terms.fields,
    ...users.fields,
    ...vendors.fields,
  },
  records: {
    ...badges.records,
    ...blackouts.records,
    ...classTrips.records,
    ...credit.records,
    ...destinations.records,
    ...discounts.records,
    ...extraTypes.records,
    ...gifts.records,
    ...inventory.records,
    ...items.records,
    ...kiosks.records,
    ...lists.records,
    ...lunchers.records,
    ...markets.records,
    ...massCancellation.records,
    ...media.records,
    ...menus.records,
    ...messageModals.records,
    ...operations.records,
    ...orders.records,
    ...pages.records,
    ...payments.records,
    ...priceUpdates.records,
    ...properties.records,
    ...reconciliation.records,
    ...redirects.records,
    ...requests.records,
    ...siteOptions.records,
    ...supplySchedules.records,
    ...terms.records,
    ...users.records,
    ...vendors.records,
  },
};
