// Written by `npm run gen` from the folders beside it.
import * as badges from './badges/codes.ts';
import * as blackouts from './blackouts/codes.ts';
import * as classTrips from './class-trips/codes.ts';
import * as credit from './credit/codes.ts';
import * as dailySpecials from './daily-specials/codes.ts';
import * as destinations from './destinations/codes.ts';
import * as discounts from './discounts/codes.ts';
import * as extraTypes from './extra-types/codes.ts';
import * as gifts from './gifts/codes.ts';
import * as identity from './identity/codes.ts';
import * as inventory from './inventory/codes.ts';
import * as items from './items/codes.ts';
import * as kiosks from './kiosks/codes.ts';
import * as labels from './labels/codes.ts';
import * as lists from './lists/codes.ts';
import * as lunchers from './lunchers/codes.ts';
import * as markets from './markets/codes.ts';
import * as massCancellation from './mass-cancellation/codes.ts';
import * as media from './media/codes.ts';
import * as menuSchedules from './menu-schedules/codes.ts';
import * as menus from './menus/codes.ts';
import * as messageModals from './message-modals/codes.ts';
import * as orders from './orders/codes.ts';
import * as pages from './pages/codes.ts';
import * as payments from './payments/codes.ts';
import * as personalData from './personal-data/codes.ts';
import * as priceUpdates from './price-updates/codes.ts';
import * as ratings from './ratings/codes.ts';
import * as reconciliation from './reconciliation/codes.ts';
import * as redirects from './redirects/codes.ts';
import * as referrals from './referrals/codes.ts';
import * as repeats from './repeats/codes.ts';
import * as requests from './requests/codes.ts';
import * as resources from './resources/codes.ts';
import * as rollOver from './roll-over/codes.ts';
import * as schoolSetup from './school-setup/codes.ts';
import * as siteOptions from './site-options/codes.ts';
import * as substitutions from './substitutions/codes.ts';
import * as terms from './terms/codes.ts';
import * as userEvents from './user-events/codes.ts';
import * as users from './users/codes.ts';
import * as vendors from './vendors/codes.ts';

export const REQUEST_CODES_OF_NOUNS = [
  ...classTrips.requestCodes,
  ...credit.requestCodes,
  ...dailySpecials.requestCodes,
  ...destinations.requestCodes,
  ...gifts.requestCodes,
  ...identity.requestCodes,
  ...inventory.requestCodes,
  ...items.requestCodes,
  ...labels.requestCodes,
  ...lunchers.requestCodes,
  ...markets.requestCodes,
  ...massCancellation.requestCodes,
  ...media.requestCodes,
  ...menuSchedules.requestCodes,
  ...menus.requestCodes,
  ...orders.requestCodes,
  ...pages.requestCodes,
  ...payments.requestCodes,
  ...personalData.requestCodes,
  ...requests.requestCodes,
  ...resources.requestCodes,
  ...rollOver.requestCodes,
  ...siteOptions.requestCodes,
  ...substitutions.requestCodes,
  ...terms.requestCodes,
  ...vendors.requestCodes,
] as const;

export const FIELD_CODES_OF_NOUNS = [
  ...badges.fieldCodes,
  ...blackouts.fieldCodes,
  ...classTrips.fieldCodes,
  ...credit.fieldCodes,
  ...dailySpecials.fieldCodes,
  ...destinations.fieldCodes,
  ...discounts.fieldCodes,
  ...extraTypes.fieldCodes,
  ...gifts.fieldCodes,
  ...identity.fieldCodes,
  ...inventory.fieldCodes,
  ...items.fieldCodes,
  ...kiosks.fieldCodes,
  ...labels.fieldCodes,
  ...lists.fieldCodes,
  ...lunchers.fieldCodes,
  ...markets.fieldCodes,
  ...media.fieldCodes,
  ...menuSchedules.fieldCodes,
  ...menus.fieldCodes,
  ...messageModals.fieldCodes,
  ...orders.fieldCodes,
  ...pages.fieldCodes,
  ...payments.fieldCodes,
  ...priceUpdates.fieldCodes,
  ...ratings.fieldCodes,
  ...reconciliation.fieldCodes,
  ...redirects.fieldCodes,
  ...referrals.fieldCodes,
  ...repeats.fieldCodes,
  ...requests.fieldCodes,
  ...resources.fieldCodes,
  ...schoolSetup.fieldCodes,
  ...siteOptions.fieldCodes,
  ...substitutions.fieldCodes,
  ...terms.fieldCodes,
  ...userEvents.fieldCodes,
  ...users.fieldCodes,
  ...vendors.fieldCodes,
] as const;
