/** Words of the public site. */
export const PLAIN_TYPES = [
  'site_alert',
  'global_cta',
  'blog_listing_page',
  'og_default',
  'intro_wizard',
  'site_menus',
  'contact',
  'inventory',
  'ratings',
] as const;

/** Hours, money and what is kept: saved after a fresh sign-in alone. */
export const GUARDED_TYPES = [
  'times',
  'late_fee',
  'yay_bucks',
  'referral_program',
  'not_picked_up',
  'gifts',
  'pay_period',
  'dunning',
  'money_limits',
  'retention',
] as const;

/** The types in the order in which the settings show them. */
export const SITE_OPTION_TYPES = [
  'site_alert',
  'times',
  'late_fee',
  'yay_bucks',
  'referral_program',
  'not_picked_up',
  'gifts',
  'ratings',
  'global_cta',
  'blog_listing_page',
  'og_default',
  'intro_wizard',
  'site_menus',
  'contact',
  'pay_period',
  'inventory',
  'dunning',
  'money_limits',
  'retention',
] as const;

/**
 * Changed by those alone who are trusted with money as well: nobody raises the limit under which she
 * gives, and nothing is collected, promised or erased by who writes the site's words.
 */
export const TRUSTED_TYPES = [
  'yay_bucks',
  'referral_program',
  'not_picked_up',
  'dunning',
  'money_limits',
  'retention',
] as const;

/** The consequences that an option has or would have, each a sentence. */
export const CONSEQUENCES = [
  'alert_seen',
  'alert_hidden',
  'late_from',
  'late_free',
  'late_families',
  'late_kept',
  'not_chosen',
  'days_close',
  'days_open',
  'closes_all',
  'yay_bucks_open',
  'yay_bucks_later',
  'yay_bucks_over',
  'yay_bucks_off',
  'yay_bucks_best',
  'yay_bucks_alone',
  'referral_costs',
  'referral_off',
  'referrals_waiting',
  'gift_cards_cost',
  'gift_lunches_cost',
  'gifts_kept',
  'call_seen',
  'call_in_english',
  'call_hidden',
  'news_top',
  'news_newest_top',
  'news_top_gone',
  'news_pages',
  'sharing_picture',
  'sharing_bare',
  'sharing_later',
  'intro_pictures',
  'menus_links',
  'menus_left_out',
  'missed_credited',
  'missed_kept',
  'contact_everywhere',
  'ratings_shown',
  'ratings_home',
  'ratings_hidden',
  'pay_period_now',
  'inventory_waiting',
  'dunning_cases',
  'dunning_suspends',
  'limits_from_now',
  'retention_accounts',
  'retention_mails',
  'retention_requests',
  'retention_trips',
  'retention_hand_outs',
  'retention_nothing',
] as const;
export type ConsequenceCode = (typeof CONSEQUENCES)[number];

/** The steps of the introduction for families, each with a picture. */
export const INTRO_STEPS = ['children', 'week', 'choose', 'save', 'lunch'] as const;
export type IntroStep = (typeof INTRO_STEPS)[number];
