// Written by `npm run gen` from the folders beside it.
import { words as badges } from '../badges/errors.es.ts';
import { words as blackouts } from '../blackouts/errors.es.ts';
import { words as classTrips } from '../class-trips/errors.es.ts';
import { words as credit } from '../credit/errors.es.ts';
import { words as dailySpecials } from '../daily-specials/errors.es.ts';
import { words as destinations } from '../destinations/errors.es.ts';
import { words as discounts } from '../discounts/errors.es.ts';
import { words as extraTypes } from '../extra-types/errors.es.ts';
import { words as gifts } from '../gifts/errors.es.ts';
import { words as identity } from '../identity/errors.es.ts';
import { words as inventory } from '../inventory/errors.es.ts';
import { words as items } from '../items/errors.es.ts';
import { words as kiosks } from '../kiosks/errors.es.ts';
import { words as labels } from '../labels/errors.es.ts';
import { words as lists } from '../lists/errors.es.ts';
import { words as lunchers } from '../lunchers/errors.es.ts';
import { words as markets } from '../markets/errors.es.ts';
import { words as massCancellation } from '../mass-cancellation/errors.es.ts';
import { words as media } from '../media/errors.es.ts';
import { words as menuSchedules } from '../menu-schedules/errors.es.ts';
import { words as menus } from '../menus/errors.es.ts';
import { words as messageModals } from '../message-modals/errors.es.ts';
import { words as orders } from '../orders/errors.es.ts';
import { words as pages } from '../pages/errors.es.ts';
import { words as payments } from '../payments/errors.es.ts';
import { words as personalData } from '../personal-data/errors.es.ts';
import { words as priceUpdates } from '../price-updates/errors.es.ts';
import { words as ratings } from '../ratings/errors.es.ts';
import { words as reconciliation } from '../reconciliation/errors.es.ts';
import { words as redirects } from '../redirects/errors.es.ts';
import { words as referrals } from '../referrals/errors.es.ts';
import { words as repeats } from '../repeats/errors.es.ts';
import { words as requests } from '../requests/errors.es.ts';
import { words as resources } from '../resources/errors.es.ts';
import { words as rollOver } from '../roll-over/errors.es.ts';
import { words as schoolSetup } from '../school-setup/errors.es.ts';
import { words as siteOptions } from '../site-options/errors.es.ts';
import { words as substitutions } from '../substitutions/errors.es.ts';
import { words as terms } from '../terms/errors.es.ts';
import { words as userEvents } from '../user-events/errors.es.ts';
import { words as users } from '../users/errors.es.ts';
import { words as vendors } from '../vendors/errors.es.ts';

export const words = {
  field: {
    ...badges.field,
    ...blackouts.field,
    ...classTrips.field,
    ...credit.field,
    ...dailySpecials.field,
    ...destinations.field,
    ...discounts.field,
    ...extraTypes.field,
    ...gifts.field,
    ...identity.field,
    ...inventory.field,
    ...items.field,
    ...kiosks.field,
    ...labels.field,
    ...lists.field,
    ...lunchers.field,
    ...markets.field,
    ...media.field,
    ...menuSchedules.field,
    ...menus.field,
    ...messageModals.field,
    ...orders.field,
    ...pages.field,
    ...payments.field,
    ...priceUpdates.field,
    ...ratings.field,
    ...reconciliation.field,
    ...redirects.field,
    ...referrals.field,
    ...repeats.field,
    ...requests.field,
    ...resources.field,
    ...schoolSetup.field,
    ...siteOptions.field,
    ...substitutions.field,
    ...terms.field,
    ...userEvents.field,
    ...users.field,
    ...vendors.field,
  },
  request: {
    ...classTrips.request,
    ...credit.request,
    ...dailySpecials.request,
    ...destinations.request,
    ...gifts.request,
    ...identity.request,
    ...inventory.request,
    ...items.request,
    ...labels.request,
    ...lunchers.request,
    ...markets.request,
    ...massCancellation.request,
    ...media.request,
    ...menuSchedules.request,
    ...menus.request,
    ...orders.request,
    ...pages.request,
    ...payments.request,
    ...personalData.request,
    ...requests.request,
    ...resources.request,
    ...rollOver.request,
    ...siteOptions.request,
    ...substitutions.request,
    ...terms.request,
    ...vendors.request,
  },
};
