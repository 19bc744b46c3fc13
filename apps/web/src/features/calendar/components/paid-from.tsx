import type { PaidFrom } from '@yay/domain/pricing';
import { Skeleton } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl/react';
import { formatMoment } from '../../../lib/format.ts';
import { currentLocale } from '../../../lib/words/index.ts';
import type { Funds } from '../api/available-credit.ts';
import { useFundsRows } from '../state/use-funds-rows.ts';
import { usd } from './say.ts';

const ROWS = ['charged', 'credit', 'yayBucks'] as const;

/** Rows for the funds that pay before the card. Their place is kept free until they are known. */
export function PaidFromRows({ paid, isKnown }: { paid: PaidFrom; isKnown: boolean }) {
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
  const kept = useFundsRows(isKnown ? rows.length : null);
  if (kept === 0) return null;
  return (
    <>
      <div className="rows">
        {!isKnown && ROWS.slice(0, kept).map((row) => <Skeleton key={row} height="1.3125rem" />)}
        {(isKnown ? rows : []).map(({ name, cents, note }) => (
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

/** Tells which card is asked when; null where nothing is to be paid. */
export function useWhoPays(funds: Funds | null, paid: PaidFrom, zone: string): string | null {
  const t = useTranslations('calendar.summary');
  if (funds === null || (paid.rest === 0 && paid.credit + paid.yayBucks === 0)) return null;
  if (paid.rest === 0) return t('chargedFunds');
  if (funds.charged_at === null) return t('chargedLater');
  const at = formatMoment(funds.charged_at, zone, currentLocale(), 'fullDay');
  const { card } = funds;
  if (card === null) return t('chargedNoCard', { at });
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return t('chargedCard', { brand, last4: card.last4, at });
}
