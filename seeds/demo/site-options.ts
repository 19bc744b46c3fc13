import type { Row } from '../lib/insert-rows.ts';

/** What the demo's house offers families besides lunch. */
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
