// Written by `npm run gen` from the folders beside it.
import { words as badges } from '../badges/errors.en.ts';
import { words as blackouts } from '../blackouts/errors.en.ts';
import { words as classTrips } from '../class-trips/errors.en.ts';
import { words as credit } from '../credit/errors.en.ts';
import { words as dailySpecials } from '../daily-specials/errors.en.ts';
import { words as destinations } from '../destinations/errors.en.ts';
import { words as discounts } from '../discounts/errors.en.ts';
import { words as extraTypes } from '../extra-types/errors.en.ts';
import { words as gifts } from '../gifts/errors.en.ts';
import { words as identity } from '../identity/errors.en.ts';
import { words as inventory } from '../inventory/errors.en.ts';
import { words as items } from '../items/errors.en.ts';
import { words as kiosks } from '../kiosks/errors.en.ts';
import { words as labels } from '../labels/errors.en.ts';
import { words as lists } from '../lists/errors.en.ts';
import { words as lunchers } from '../lunchers/errors.en.ts';
import { words as markets } from '../markets/errors.en.ts';
import { words as massCancellation } from '../mass-cancellation/errors.en.ts';
import { words as media } from '../media/errors.en.ts';
import { words as menuSchedules } from '../menu-schedules/errors.en.ts';
import { words as menus } from '../menus/errors.en.ts';
import { words as messageModals } from '../message-modals/errors.en.ts';
import { words as orders } from '../orders/errors.en.ts';
import { words as pages } from '../pages/errors.en.ts';
import { words as payments } from '../payments/errors.en.ts';
import { words as personalData } from '../personal-data/errors.en.ts';
import { words as priceUpdates } from '../price-updates/errors.en.ts';
import { words as ratings } from '../ratings/errors.en.ts';
import { words as reconciliation } from '../reconciliation/errors.en.ts';
import { words as redirects } from '../redirects/errors.en.ts';
import { words as referrals } from '../referrals/errors.en.ts';
import { words as repeats } from '../repeats/errors.en.ts';
import { words as requests } from '../requests/errors.en.ts';
import { words as resources } from '../resources/errors.en.ts';
import { words as rollOver } from '../roll-over/errors.en.ts';
import { words as schoolSetup } from '../school-setup/errors.en.ts';
import { words as siteOptions } from '../site-options/errors.en.ts';
import { words as substitutions } from '../substitutions/errors.en.ts';
import { words as terms } from '../terms/errors.en.ts';
import { words as userEvents } from '../user-events/errors.en.ts';
import { words as users } from '../users/errors.en.ts';
import { words as vendors } from '../vendors/errors.en.ts';

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
