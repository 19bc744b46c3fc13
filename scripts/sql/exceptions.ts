/**
 * Columns that are never null by a rule of the data that the analysis doesn't see, by the name of
 * the statement. One that the check no longer needs fails it.
 */
export const NEVER_NULL: Readonly<Record<string, string>> = {
  // An invitation is to a school or to a vendor, by a check of `portal_invitations`.
  'access.invitation_of_link place_id': 'an invitation has a place',
  'access.invitation_of_link place': 'an invitation has a place',
  // A closure is of a market or of a school, by a check of `blackouts`.
  'blackouts.opening_places name': 'a closure has a place',
  'blackouts.days_at_work marketId': 'a closure has a place',
  'blackouts.find state': 'the cases of the states leave none out',
  'blackouts.one state': 'the cases of the states leave none out',
  'blackouts.closed_already closed':
    '`false and null` is false, and where there is a row none is null',
  // A full join has a row on one side at least.
  'calendar.reserved item_id': 'one side of a full join has it',
  'calendar.reserved date': 'one side of a full join has it',
  'menu_schedules.day_menus date': 'one side of a full join has it',
  'menu_schedules.day_closures name': 'the least of names that are there, by `having`',
  'menu_schedules.day_closures reason': 'the least of reasons that are there, by `having`',
  // Every order has its entree.
  'cancellation.plates_of_run parts': 'an order has an entree',
  'cancellation.plates_ahead parts': 'an order has an entree',
  'destinations.day_strict parts': 'an order has an entree',
  'lunchers.orders_ahead parts': 'an order has an entree',
  'substitutions.choices_of_family parts': 'an order has an entree',
  'substitutions.family_choice parts': 'an order has an entree',
  'luncher_lists.rows grade_id': 'who is listed is of the school or has a lunch there',
  'luncher_lists.rows grade': 'who is listed is of the school or has a lunch there',
  'lists.ready_export ready_at': 'an export that is ready has its instant',
  'repeats.take_untold code': 'a skipped day has its code, by a check of `repeat_dates`',
  'pages.published version_id': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published locale': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published title': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published description': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published shown_since': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published first_shown': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published_list locale': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published_list title': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published_list description': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published_list shown_since': 'the rows of `page_versions_at` are rows of `page_versions`',
  'pages.published_list first_shown': 'the rows of `page_versions_at` are rows of `page_versions`',
  'demo.payment customer_id': 'the statement itself writes it, from a column that is not null',
};

/**
 * Files whose statements are put together at run time, with how many: from what a list or a search
 * is asked for, or by pg-boss. Their texts are seen by their own tests on a database.
 */
export const PUT_TOGETHER: Readonly<Record<string, number>> = {
  'apps/api/src/modules/activity/activity.repo.ts': 2,
  'apps/api/src/modules/lists/exports/write-file.ts': 1,
  'apps/api/src/modules/lists/models/loader.ts': 1,
  'apps/api/src/modules/lists/models/meal.ts': 1,
  'apps/api/src/modules/lists/models/user-totals.ts': 1,
  'apps/api/src/modules/lists/read-list.ts': 2,
  'apps/api/src/modules/lists/search-all.ts': 1,
  'apps/api/src/modules/lists/search-list.ts': 1,
  'apps/api/src/platform/jobs/dispatch.ts': 1,
  'apps/api/src/platform/jobs/index.ts': 2,
};

/**
 * Files with statements of which some variants are never sent: their parts are chosen by conditions
 * that belong together. One variant of each at least has to be right.
 */
export const SOME_NEVER_SENT: ReadonlySet<string> = new Set([
  // Groups by vendor read the parts by vendor.
  'apps/api/src/modules/reports/revenue.repo.ts',
]);
