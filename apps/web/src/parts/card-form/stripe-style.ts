import type { StripeElementStyle } from '@stripe/stripe-js';

/** Our type and colors inside Stripe's frames, which our style sheets do not reach. */
export function elementStyle(): StripeElementStyle {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    base: {
      color: token('--ink'),
      iconColor: token('--ink-3'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      '::placeholder': { color: token('--ink-3') },
    },
    invalid: { color: token('--danger-text'), iconColor: token('--danger-text') },
  };
}
