import { useQueryClient } from '@tanstack/react-query';
import type { PaymentMethods, YayBucksParams } from '@yay/contract/payments/calls';
import { cardName } from '@yay/domain/money';
import { Button } from '@yay/ui/button';
import { CardIcon, cardBrand } from '@yay/ui/card-icon';
import { SparklesIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { Notice } from '@yay/ui/notice';
import { Tag } from '@yay/ui/tag';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { useRefusalText } from '../../../parts/cards/index.ts';
import { buyYayBucks } from '../api/cards.ts';
import { yayBucksQuery } from '../api/yay-bucks-query.ts';
import { usePaying } from '../model/use-paying.tsx';

export type PayAheadProps = {
  userId: number;
  offer: YayBucksParams;
  cards: PaymentMethods;
  mayPay: boolean;
};

/** Pays ahead: one of the amounts, with its bonus, from one of the cards. */
export function PayAhead({ userId, offer, cards, mayPay }: PayAheadProps) {
  const t = useTranslations('billing.ahead');
  const client = useQueryClient();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const { busy, pay, question } = usePaying(userId, cards.provider);
  const best = Math.max(...offer.tiers.map(({ amount, bonus }) => bonus / amount));
  const [amount, setAmount] = useState(offer.tiers[0]?.amount ?? 0);
  const [cardId, setCardId] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const tier = offer.tiers.find((each) => each.amount === amount);
  const card =
    cards.data.find(({ id }) => id === (cardId ?? cards.default_payment_method)) ?? cards.data[0];

  async function buy(event: FormEvent) {
    event.preventDefault();
    if (!tier || !card) return;
    setFailed(null);
    setTold(null);
    const all = formatUsd(tier.amount + tier.bonus);
    try {
      const purchase = { userId, paymentMethod: card.id, ...tier, description: '' };
      const how = await pay((key) => buyYayBucks(purchase, key));
      if (how.kind === 'paid') {
        showAlert('paymentSucceeded');
        setTold(t('bought', { amount: all }));
      } else if (how.kind === 'waiting') setTold(t('waiting'));
      else setFailed(refusalText(how.why));
    } catch (error) {
      setFailed(errorText(error));
    }
    // The bonus may be less by now: only so much of it is given in a day.
    await client.invalidateQueries({ queryKey: yayBucksQuery.queryKey });
  }

  return (
    <form className="form ahead" onSubmit={(event) => void buy(event)}>
      <fieldset className="tiers">
        <legend>{t('choose')}</legend>
        {offer.tiers.map((each) => (
          <label key={each.amount} className="tier">
            <input
              type="radio"
              name="tier"
              value={each.amount}
              checked={each.amount === amount}
              onChange={() => setAmount(each.amount)}
            />
            <span className="tier-pay">{t('pay', { amount: formatUsd(each.amount) })}</span>
            <strong>{formatUsd(each.amount + each.bonus)}</strong>
            <span className="tier-bonus">
              {each.bonus > 0 ? t('bonus', { amount: formatUsd(each.bonus) }) : t('noBonus')}
            </span>
            {each.bonus > 0 && each.bonus / each.amount === best && offer.tiers.length > 1 && (
              <Tag tone="ok" icon={<SparklesIcon />}>
                {t('best')}
              </Tag>
            )}
          </label>
        ))}
      </fieldset>
      {failed && (
        <Notice tone="danger" live="alert">
          {failed}
        </Notice>
      )}
      {told && (
        <Notice tone="ok" live="status">
          {told}
        </Notice>
      )}
      {card && mayPay && (
        <div className="ahead-card">
          <CardIcon brand={cardBrand(card.brand)} />
          <NativeSelect
            label={t('card')}
            value={card.id}
            onChange={(event) => setCardId(event.target.value)}
          >
            {cards.data.map((each) => (
              <option key={each.id} value={each.id}>
                {t('cardName', { brand: cardName(each.brand), last4: each.last4 })}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
      {!mayPay ? (
        <p className="quiet">{t('ownersOnly')}</p>
      ) : card ? (
        <div>
          <Button type="submit" loading={busy} loadingLabel={t('paying')} disabled={!tier}>
            {t('submit', { amount: formatUsd(amount) })}
          </Button>
        </div>
      ) : (
        <p className="quiet">{t('addCardFirst')}</p>
      )}
      {question}
    </form>
  );
}
