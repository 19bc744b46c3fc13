export const requestCodes = ['settings_changed', 'closes_ordering'] as const;

export const fieldCodes = [
  'bonus_high',
  'not_rising',
  'not_falling',
  'after_grace',
  'after_kitchen',
  'over_single_limit',
  'over_own_limit',
  'over_day_limits',
  'under_promises',
  'seven_days_most',
  'unknown_article',
  'unknown_page',
  'page_twice',
  'page_or_https',
] as const;
