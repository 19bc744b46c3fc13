import type { Balance } from '@yay/contract/billing/calls';
import type { PaymentMethods } from '@yay/contract/payments/calls';
import { cardName } from '@yay/domain/money';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { useRefusalText } from '../../../parts/cards/index.ts';
import { payOwed } from '../api/cards.ts';
import { usePaying } from '../model/use-paying.tsx';

export type OwedProps = {
  userId: number;
  balance: Balance;
  cards: PaymentMethods;
  /** Somebody else pays for nobody: staff see it, and can't press. */
  mayPay: boolean;
  onPaid: () => void;
};

/** Shows the debt, its cause, its consequences, and the button that ends it. */
export function Owed({ userId, balance, cards, mayPay, onPaid }: OwedProps) {
  const t = useTranslations('billing.owed');
  const locale = useLocale();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const { busy, pay, question } = usePaying(userId, cards.provider);
  const [failed, setFailed] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const card = cards.data.find(({ id }) => id === cards.default_payment_method);
  const { dunning, open_payment: open } = balance;
  const day = (instant: string) => formatDayOf(instant, balance.timezone, locale, 'fullDay');

  async function payNow() {
    setFailed(null);
    setWaiting(false);
    try {
      const how = await pay((key) => payOwed(userId, key));
      if (how.kind === 'paid') {
        showAlert('paymentSucceeded');
        onPaid();
      } else if (how.kind === 'waiting') setWaiting(true);
      else setFailed(refusalText(how.why));
    } catch (error) {
      setFailed(errorText(error));
    }
  }

  return (
    <section className="form owed" aria-labelledby="owed">
      <div className="form-head">
        <div>
          <h2 id="owed">{t('title', { amount: formatUsd(balance.owed) })}</h2>
          <p>
            {dunning?.suspended
              ? t('suspended')
              : `${t(card ? 'refused' : 'noCard')} ${
                  dunning && !open?.elsewhere
                    ? t('grace', { day: day(dunning.grace_ends_at) })
                    : t('text')
                }`}
            {dunning?.next_try_at &&
              card &&
              !open?.elsewhere &&
              ` ${t('nextTry', { day: day(dunning.next_try_at) })}`}
          </p>
        </div>
      </div>
      {failed && (
        <Notice tone="danger" live="alert">
          {failed}
        </Notice>
      )}
      {open?.elsewhere ? (
        <Notice tone="late">{t('elsewhere', { amount: formatUsd(open.amount) })}</Notice>
      ) : (
        (waiting || open?.status === 'pending') && <Notice live="status">{t('waiting')}</Notice>
      )}
      {mayPay && !open?.elsewhere && (
        <div className="owed-pay">
          <Button
            disabled={card === undefined}
            loading={busy}
            loadingLabel={t('paying')}
            onClick={() => void payNow()}
          >
            {t('pay', { amount: formatUsd(balance.owed) })}
          </Button>
          <p>
            {card
              ? t('with', { brand: cardName(card.brand), last4: card.last4 })
              : t('addCardFirst')}
          </p>
        </div>
      )}
      {question}
    </section>
  );
}
