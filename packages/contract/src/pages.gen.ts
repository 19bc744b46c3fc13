// Written by `npm run gen` from the folders beside it.
import { pages as access } from './access/pages.ts';
import { pages as accessStaff } from './access-staff/pages.ts';
import { pages as activity } from './activity/pages.ts';
import { pages as billing } from './billing/pages.ts';
import { pages as blackouts } from './blackouts/pages.ts';
import { pages as calendar } from './calendar/pages.ts';
import { pages as classTrips } from './class-trips/pages.ts';
import { pages as credit } from './credit/pages.ts';
import { pages as destinations } from './destinations/pages.ts';
import { pages as discounts } from './discounts/pages.ts';
import { pages as dunning } from './dunning/pages.ts';
import { pages as extraTypes } from './extra-types/pages.ts';
import { pages as gifts } from './gifts/pages.ts';
import { pages as handouts } from './handouts/pages.ts';
import { pages as identity } from './identity/pages.ts';
import { pages as inventory } from './inventory/pages.ts';
import { pages as itemFlags } from './item-flags/pages.ts';
import { pages as items } from './items/pages.ts';
import { pages as kiosks } from './kiosks/pages.ts';
import { pages as labels } from './labels/pages.ts';
import { pages as lists } from './lists/pages.ts';
import { pages as luncherLists } from './luncher-lists/pages.ts';
import { pages as lunchers } from './lunchers/pages.ts';
import { pages as markets } from './markets/pages.ts';
import { pages as meals } from './meals/pages.ts';
import { pages as media } from './media/pages.ts';
import { pages as menuSchedules } from './menu-schedules/pages.ts';
import { pages as menus } from './menus/pages.ts';
import { pages as messageModals } from './message-modals/pages.ts';
import { pages as monthly } from './monthly/pages.ts';
import { pages as operations } from './operations/pages.ts';
import { pages as orderHistory } from './order-history/pages.ts';
import { pages as pages } from './pages/pages.ts';
import { pages as payments } from './payments/pages.ts';
import { pages as priceUpdates } from './price-updates/pages.ts';
import { pages as reconciliation } from './reconciliation/pages.ts';
import { pages as redirects } from './redirects/pages.ts';
import { pages as reports } from './reports/pages.ts';
import { pages as requests } from './requests/pages.ts';
import { pages as resources } from './resources/pages.ts';
import { pages as reviews } from './reviews/pages.ts';
import { pages as rollOver } from './roll-over/pages.ts';
import { pages as schoolSetup } from './school-setup/pages.ts';
import { pages as shell } from './shell/pages.ts';
import { pages as siteOptions } from './site-options/pages.ts';
import { pages as substitutions } from './substitutions/pages.ts';
import { pages as supplySchedules } from './supply-schedules/pages.ts';
import { pages as terms } from './terms/pages.ts';
import { pages as users } from './users/pages.ts';
import { pages as vendors } from './vendors/pages.ts';

export const PAGES = {
  ...access,
  ...accessStaff,
  ...activity,
  ...billing,
  ...blackouts,
  ...calendar,
  ...classTrips,
  ...credit,
  ...destinations,
  ...discounts,
  ...dunning,
  ...extraTypes,
  ...gifts,
  ...handouts,
  ...identity,
  ...inventory,
  ...itemFlags,
  ...items,
  ...kiosks,
  ...labels,
  ...lists,
  ...luncherLists,
  ...lunchers,
  ...markets,
  ...meals,
  ...media,
  ...menuSchedules,
  ...menus,
  ...messageModals,
  ...monthly,
  ...operations,
  ...orderHistory,
  ...pages,
  ...payments,
  ...priceUpdates,
  ...reconciliation,
  ...redirects,
  ...reports,
  ...requests,
  ...resources,
  ...reviews,
  ...rollOver,
  ...schoolSetup,
  ...shell,
  ...siteOptions,
  ...substitutions,
  ...supplySchedules,
  ...terms,
  ...users,
  ...vendors,
} as const;
