import type { Balance, NextCharge } from '@yay/contract/billing/calls';
import { cardName } from '@yay/domain/money';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoment, formatUsd } from '../../../lib/format.ts';

/**
 * Shows the coming charges, with their day and their source: nothing on a bank's statement is a
 * surprise.
 */
export function NextCharges({ balance }: { balance: Balance }) {
  const t = useTranslations('billing.next');
  return (
    <section className="form" aria-labelledby="next-charges">
      <div className="form-head">
        <div>
          <h2 id="next-charges">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
      </div>
      {balance.next_charges.length === 0 ? (
        <p className="quiet">{t('none')}</p>
      ) : (
        <ol className="charges">
          {balance.next_charges.map((charge) => (
            <Charge key={`${charge.mondayOfWeek}${charge.at}`} charge={charge} balance={balance} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Charge({ charge, balance }: { charge: NextCharge; balance: Balance }) {
  const t = useTranslations('billing.next');
  const locale = useLocale();
  const week = formatDate(charge.mondayOfWeek, locale, 'longDay');
  const at = formatMoment(charge.at, balance.timezone, locale, 'fullDay');
  const card = balance.default_card;
  return (
    <li>
      <div>
        <h3>{t('week', { week })}</h3>
        <p>{t('at', { at })}</p>
        <ul className="parts">
          {charge.credit > 0 && <li>{t('credit', { amount: formatUsd(charge.credit) })}</li>}
          {charge.yay_bucks > 0 && (
            <li>{t('yayBucks', { amount: formatUsd(charge.yay_bucks) })}</li>
          )}
          {charge.card > 0 && (
            <li data-missing={card === null || undefined}>
              {card
                ? t('card', {
                    amount: formatUsd(charge.card),
                    brand: cardName(card.brand),
                    last4: card.last4,
                  })
                : t('noCard', { amount: formatUsd(charge.card) })}
            </li>
          )}
        </ul>
      </div>
      <strong className="amount">{formatUsd(charge.total)}</strong>
    </li>
  );
}
