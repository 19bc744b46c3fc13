import type { VendorCounts } from '@yay/contract/vendors/calls';
import { useLocale, useTranslations } from 'use-intl/react';

/** The day in four numbers; each leads to its part of the page. */
export function TotalsStrip({ counts }: { counts: VendorCounts }) {
  const t = useTranslations('vendors.portal.totals');
  const extras = counts.items
    .filter(({ is_extra }) => is_extra)
    .reduce((total, { units }) => total + units, 0);
  return (
    <nav className="totals" aria-label={t('label')}>
      <Total
        to="#make"
        count={counts.total_meals}
        word={t('meals', { count: counts.total_meals })}
      />
      {extras > 0 && <Total to="#extras" count={extras} word={t('extras', { count: extras })} />}
      <Total
        to="#schools"
        count={counts.schools.length}
        word={t('schools', { count: counts.schools.length })}
      />
      <Total
        to="#allergies"
        count={counts.allergies.length}
        word={t('strict', { count: counts.allergies.length })}
      />
    </nav>
  );
}

function Total({ to, count, word }: { to: string; count: number; word: string }) {
  const locale = useLocale();
  return (
    <a href={to}>
      <b>{count.toLocaleString(locale)}</b> <span>{word}</span>
    </a>
  );
}
