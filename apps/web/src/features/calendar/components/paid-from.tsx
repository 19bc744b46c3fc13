import { useTranslations } from 'use-intl/react';
import { formatInstant } from '../../../lib/format.ts';
import { currentLocale } from '../../../lib/words/index.ts';
import type { Funds } from '../api/available-credit.ts';
import type { PaidFrom } from '../model/paid-from.ts';
import { usd } from './say.ts';

/** What pays the week before any card is asked. */
export function PaidFromRows({ paid }: { paid: PaidFrom }) {
  const t = useTranslations('calendar.summary');
  const rows = [
    { name: t('charged'), cents: paid.charged, note: null },
    { name: t('credit'), cents: paid.credit, note: null },
    {
      name: t('yayBucks'),
      cents: paid.yayBucks,
      note: paid.yayBucksLeft > 0 ? t('stays', { amount: usd(paid.yayBucksLeft) }) : null,
    },
  ].filter(({ cents }) => cents > 0);
  if (rows.length === 0) return null;
  return (
    <>
      <div className="rows">
        {rows.map(({ name, cents, note }) => (
          <div key={name} className="row">
            <span>
              {name}
              {note && <small>{note}</small>}
            </span>
            <span className="num minus">{usd(-cents)}</span>
          </div>
        ))}
      </div>
      <hr />
    </>
  );
}

/** Which card is asked when; null where nothing is to be paid. */
export function useWhoPays(funds: Funds | null, paid: PaidFrom, zone: string): string | null {
  const t = useTranslations('calendar.summary');
  if (funds === null || (paid.rest === 0 && paid.credit + paid.yayBucks === 0)) return null;
  if (paid.rest === 0) return t('chargedFunds');
  if (funds.charged_at === null) return t('chargedLater');
  const at = formatInstant(Date.parse(funds.charged_at), zone, currentLocale(), {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
  });
  const { card } = funds;
  if (card === null) return t('chargedNoCard', { at });
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return t('chargedCard', { brand, last4: card.last4, at });
}
