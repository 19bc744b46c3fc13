import { BLACKOUT_REASONS } from '@yay/contract/blackouts/reasons';
import { useTranslations } from 'use-intl/react';

/** Shows the reason for a closure, behind its name where that does not say it already. */
export default function ClosureReason({ name, reason }: { name: string; reason: string }) {
  const t = useTranslations('calendar-choosing.reasons');
  const known = BLACKOUT_REASONS.find((one) => one === reason);
  if (known === undefined || known === 'other') return null;
  const text = t(known);
  return name.toLowerCase().includes(text.toLowerCase()) ? null : ` (${text})`;
}
