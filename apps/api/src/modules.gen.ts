// Written by `npm run gen` from the folders beside it.
import { manifest as access } from './modules/access/index.ts';
import { manifest as activity } from './modules/activity/index.ts';
import { manifest as badges } from './modules/badges/index.ts';
import { manifest as billing } from './modules/billing/index.ts';
import { manifest as blackouts } from './modules/blackouts/index.ts';
import { manifest as broadcasting } from './modules/broadcasting/index.ts';
import { manifest as calendar } from './modules/calendar/index.ts';
import { manifest as classTrips } from './modules/class-trips/index.ts';
import { manifest as credit } from './modules/credit/index.ts';
import { manifest as dailySpecials } from './modules/daily-specials/index.ts';
import { manifest as desk } from './modules/desk/index.ts';
import { manifest as destinations } from './modules/destinations/index.ts';
import { manifest as discounts } from './modules/discounts/index.ts';
import { manifest as dunning } from './modules/dunning/index.ts';
import { manifest as extraTypes } from './modules/extra-types/index.ts';
import { manifest as gifts } from './modules/gifts/index.ts';
import { manifest as goLunches } from './modules/go-lunches/index.ts';
import { manifest as handouts } from './modules/handouts/index.ts';
import { manifest as identity } from './modules/identity/index.ts';
import { manifest as inventory } from './modules/inventory/index.ts';
import { manifest as itemFlags } from './modules/item-flags/index.ts';
import { manifest as itemGrid } from './modules/item-grid/index.ts';
import { manifest as items } from './modules/items/index.ts';
import { manifest as kiosks } from './modules/kiosks/index.ts';
import { manifest as labels } from './modules/labels/index.ts';
import { manifest as lists } from './modules/lists/index.ts';
import { manifest as luncherLists } from './modules/luncher-lists/index.ts';
import { manifest as lunchers } from './modules/lunchers/index.ts';
import { manifest as marketDays } from './modules/market-days/index.ts';
import { manifest as markets } from './modules/markets/index.ts';
import { manifest as massCancellation } from './modules/mass-cancellation/index.ts';
import { manifest as meals } from './modules/meals/index.ts';
import { manifest as media } from './modules/media/index.ts';
import { manifest as menuSchedules } from './modules/menu-schedules/index.ts';
import { manifest as menus } from './modules/menus/index.ts';
import { manifest as messageModals } from './modules/message-modals/index.ts';
import { manifest as monthly } from './modules/monthly/index.ts';
import { manifest as operations } from './modules/operations/index.ts';
import { manifest as orderHistory } from './modules/order-history/index.ts';
import { manifest as orders } from './modules/orders/index.ts';
import { manifest as pages } from './modules/pages/index.ts';
import { manifest as payments } from './modules/payments/index.ts';
import { manifest as personalData } from './modules/personal-data/index.ts';
import { manifest as priceUpdates } from './modules/price-updates/index.ts';
import { manifest as properties } from './modules/properties/index.ts';
import { manifest as publicSite } from './modules/public-site/index.ts';
import { manifest as ratings } from './modules/ratings/index.ts';
import { manifest as reconciliation } from './modules/reconciliation/index.ts';
import { manifest as redirects } from './modules/redirects/index.ts';
import { manifest as referrals } from './modules/referrals/index.ts';
import { manifest as reminders } from './modules/reminders/index.ts';
import { manifest as repeats } from './modules/repeats/index.ts';
import { manifest as reports } from './modules/reports/index.ts';
import { manifest as requests } from './modules/requests/index.ts';
import { manifest as resources } from './modules/resources/index.ts';
import { manifest as reviews } from './modules/reviews/index.ts';
import { manifest as rollOver } from './modules/roll-over/index.ts';
import { manifest as schedule } from './modules/schedule/index.ts';
import { manifest as schoolSetup } from './modules/school-setup/index.ts';
import { manifest as settings } from './modules/settings/index.ts';
import { manifest as settlement } from './modules/settlement/index.ts';
import { manifest as shell } from './modules/shell/index.ts';
import { manifest as siteOptions } from './modules/site-options/index.ts';
import { manifest as substitutions } from './modules/substitutions/index.ts';
import { manifest as supplySchedules } from './modules/supply-schedules/index.ts';
import { manifest as terms } from './modules/terms/index.ts';
import { manifest as userEvents } from './modules/user-events/index.ts';
import { manifest as users } from './modules/users/index.ts';
import { manifest as vendors } from './modules/vendors/index.ts';

/** Every module that brings routes or jobs. */
export const MODULES = [
  access,
  activity,
  badges,
  billing,
  blackouts,
  broadcasting,
  calendar,
  classTrips,
  credit,
  dailySpecials,
  desk,
  destinations,
  discounts,
  dunning,
  extraTypes,
  gifts,
  goLunches,
  handouts,
  identity,
  inventory,
  itemFlags,
  itemGrid,
  items,
  kiosks,
  labels,
  lists,
  luncherLists,
  lunchers,
  marketDays,
  markets,
  massCancellation,
  meals,
  media,
  menuSchedules,
  menus,
  messageModals,
  monthly,
  operations,
  orderHistory,
  orders,
  pages,
  payments,
  personalData,
  priceUpdates,
  properties,
  publicSite,
  ratings,
  reconciliation,
  redirects,
  referrals,
  reminders,
  repeats,
  reports,
  requests,
  resources,
  reviews,
  rollOver,
  schedule,
  schoolSetup,
  settings,
  settlement,
  shell,
  siteOptions,
  substitutions,
  supplySchedules,
  terms,
  userEvents,
  users,
  vendors,
];
