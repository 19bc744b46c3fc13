import type { fieldCodes, requestCodes } from '@yay/contract/site-options/codes';

export const words = {
  request: {
    settings_changed:
      'Somebody changed these settings meanwhile. What you changed is still here, beside how it stands now.',
    closes_ordering: 'This would close ordering for everybody. Nothing was saved yet.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    bonus_high: 'The bonus is as much as what is paid in, or more.',
    not_rising: 'Each day has to be later than the one before.',
    not_falling: 'Each day has to be nearer to the end than the one before.',
    after_grace: 'A warning has to come after the first failure: use fewer days than the grace.',
    after_kitchen: 'The kitchen has its count by then. Choose that hour or an earlier one.',
    over_single_limit: 'This is more than may be given at once at all.',
    over_own_limit:
      'This is more than you may give by yourself. Somebody else has to raise that limit first.',
    seven_days_most: 'Ended jobs are kept for seven days at most.',
    unknown_article: 'Visitors don’t see this article. Choose another one.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
