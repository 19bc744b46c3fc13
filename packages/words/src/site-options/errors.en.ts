import type { fieldCodes, requestCodes } from '@yay/contract/site-options/codes';

export const words = {
  request: {
    settings_changed:
      'Someone changed these settings in the meantime. Your changes are still here, next to the current settings.',
    closes_ordering: 'This would close ordering for everyone. Nothing was saved yet.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    bonus_high: 'The bonus is as much as what is paid in, or more.',
    not_rising: 'Each day has to be later than the one before.',
    not_falling: 'Each day has to be closer to the end than the one before.',
    after_grace: 'A warning has to come after the first failure: use fewer days than the grace.',
    after_kitchen: 'The kitchen has its count by then. Choose that hour or an earlier one.',
    over_single_limit: 'This is more than the largest single amount.',
    over_own_limit:
      'This is more than you can give by yourself. Someone else has to raise that limit first.',
    over_day_limits:
      'No family can be given this much in a day, so it would never be paid. Raise the staff money limits first.',
    under_promises:
      'The referral program promises more than this, so it could never pay. Lower its rewards first, or turn it off.',
    seven_days_most: 'Finished jobs are kept for seven days at most.',
    unknown_page: 'That page is archived or does not exist. Choose another.',
    page_twice: 'This list already links to that page.',
    page_or_https:
      'Enter a page of this site, such as /faqs, or an address that starts with https://.',
    unknown_article: 'Visitors don’t see this article. Choose another one.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
