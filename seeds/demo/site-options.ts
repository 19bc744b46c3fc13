import type { Row } from '../lib/insert-rows.ts';
import { minimalText } from '../minimal-text/index.ts';

/** Words that wait for somebody to switch them on. The product comes with an alert that says nothing. */
export const siteAlert = {
  visible: false,
  headline: 'Short weeks are coming up.',
  copy: minimalText('Around the holidays some kitchens cook **two entrees** instead of four.'),
  link_url: '/holiday-menus',
  link_text: 'See what changes',
  headline_es: 'Se acercan semanas cortas.',
  copy_es: minimalText(
    'Cerca de los días festivos, algunas cocinas preparan **dos platos principales** en lugar de cuatro.',
  ),
  link_text_es: 'Ver qué cambia',
};

/** Returns the options by which the demo offers families more than lunch. */
export const siteOptionRows = (): Row[] => [
  {
    type: 'yay_bucks',
    fields: {
      enabled: true,
      starts_on: null,
      ends_on: null,
      tiers: [
        { amount: 2_500, bonus: 125 },
        { amount: 5_000, bonus: 400 },
        { amount: 10_000, bonus: 1_000 },
      ],
    },
  },
  {
    type: 'referral_program',
    fields: { enabled: true, referrer_cents: 1_000, invited_cents: 500 },
  },
];
