// Written by `npm run gen` from the folders beside it.
import { words as activity } from '../activity/menu.en.ts';
import { words as blackouts } from '../blackouts/menu.en.ts';
import { words as classTrips } from '../class-trips/menu.en.ts';
import { words as credit } from '../credit/menu.en.ts';
import { words as destinations } from '../destinations/menu.en.ts';
import { words as discounts } from '../discounts/menu.en.ts';
import { words as dunning } from '../dunning/menu.en.ts';
import { words as extraTypes } from '../extra-types/menu.en.ts';
import { words as gifts } from '../gifts/menu.en.ts';
import { words as inventory } from '../inventory/menu.en.ts';
import { words as itemFlags } from '../item-flags/menu.en.ts';
import { words as items } from '../items/menu.en.ts';
import { words as kiosks } from '../kiosks/menu.en.ts';
import { words as labels } from '../labels/menu.en.ts';
import { words as lists } from '../lists/menu.en.ts';
import { words as markets } from '../markets/menu.en.ts';
import { words as meals } from '../meals/menu.en.ts';
import { words as mediaLibrary } from '../media-library/menu.en.ts';
import { words as menuSchedules } from '../menu-schedules/menu.en.ts';
import { words as menus } from '../menus/menu.en.ts';
import { words as messageModalsAdmin } from '../message-modals-admin/menu.en.ts';
import { words as pages } from '../pages/menu.en.ts';
import { words as priceUpdates } from '../price-updates/menu.en.ts';
import { words as reconciliation } from '../reconciliation/menu.en.ts';
import { words as redirects } from '../redirects/menu.en.ts';
import { words as reports } from '../reports/menu.en.ts';
import { words as requests } from '../requests/menu.en.ts';
import { words as reviews } from '../reviews/menu.en.ts';
import { words as siteOptions } from '../site-options/menu.en.ts';
import { words as supplySchedules } from '../supply-schedules/menu.en.ts';
import { words as terms } from '../terms/menu.en.ts';
import { words as users } from '../users/menu.en.ts';
import { words as vendors } from '../vendors/menu.en.ts';

export const words = {
  also: {
    ...activity.also,
    ...blackouts.also,
    ...credit.also,
    ...destinations.also,
    ...discounts.also,
    ...dunning.also,
    ...extraTypes.also,
    ...gifts.also,
    ...inventory.also,
    ...itemFlags.also,
    ...items.also,
    ...kiosks.also,
    ...lists.also,
    ...markets.also,
    ...meals.also,
    ...mediaLibrary.also,
    ...menuSchedules.also,
    ...menus.also,
    ...messageModalsAdmin.also,
    ...pages.also,
    ...priceUpdates.also,
    ...reconciliation.also,
    ...redirects.also,
    ...reports.also,
    ...requests.also,
    ...reviews.also,
    ...siteOptions.also,
    ...supplySchedules.also,
    ...terms.also,
    ...users.also,
    ...vendors.also,
  },
  deeds: {
    ...blackouts.deeds,
    ...classTrips.deeds,
    ...credit.deeds,
    ...destinations.deeds,
    ...discounts.deeds,
    ...gifts.deeds,
    ...inventory.deeds,
    ...items.deeds,
    ...kiosks.deeds,
    ...labels.deeds,
    ...lists.deeds,
    ...markets.deeds,
    ...meals.deeds,
    ...mediaLibrary.deeds,
    ...menuSchedules.deeds,
    ...menus.deeds,
    ...messageModalsAdmin.deeds,
    ...pages.deeds,
    ...priceUpdates.deeds,
    ...redirects.deeds,
    ...requests.deeds,
    ...siteOptions.deeds,
    ...terms.deeds,
    ...users.deeds,
    ...vendors.deeds,
  },
  entries: {
    ...activity.entries,
    ...blackouts.entries,
    ...credit.entries,
    ...destinations.entries,
    ...discounts.entries,
    ...dunning.entries,
    ...extraTypes.entries,
    ...gifts.entries,
    ...inventory.entries,
    ...itemFlags.entries,
    ...items.entries,
    ...kiosks.entries,
    ...lists.entries,
    ...markets.entries,
    ...meals.entries,
    ...mediaLibrary.entries,
    ...menuSchedules.entries,
    ...menus.entries,
    ...messageModalsAdmin.entries,
    ...pages.entries,
    ...priceUpdates.entries,
    ...reconciliation.entries,
    ...redirects.entries,
    ...reports.entries,
    ...requests.entries,
    ...reviews.entries,
    ...siteOptions.entries,
    ...supplySchedules.entries,
    ...terms.entries,
    ...users.entries,
    ...vendors.entries,
  },
  purposes: {
    ...activity.purposes,
    ...blackouts.purposes,
    ...credit.purposes,
    ...destinations.purposes,
    ...discounts.purposes,
    ...dunning.purposes,
    ...extraTypes.purposes,
    ...gifts.purposes,
    ...inventory.purposes,
    ...itemFlags.purposes,
    ...items.purposes,
    ...kiosks.purposes,
    ...lists.purposes,
    ...markets.purposes,
    ...meals.purposes,
    ...mediaLibrary.purposes,
    ...menuSchedules.purposes,
    ...menus.purposes,
    ...messageModalsAdmin.purposes,
    ...pages.purposes,
    ...priceUpdates.purposes,
    ...reconciliation.purposes,
    ...redirects.purposes,
    ...reports.purposes,
    ...requests.purposes,
    ...reviews.purposes,
    ...siteOptions.purposes,
    ...supplySchedules.purposes,
    ...terms.purposes,
    ...users.purposes,
    ...vendors.purposes,
  },
};
