import { CARD_FOOD } from '@yay/domain/gifts';
import { Logo } from '@yay/ui/logo';
import '@yay/ui/gift-card.css';
import { useTranslations } from 'use-intl';
import { centsOf } from '../../../lib/dollars.ts';
import { firstData } from '../../../lib/first-data.ts';
import { formatUsd } from '../../../lib/format.ts';
import type { GiftKind, GiftValues } from '../model/gift-values.ts';

/** The card as it will be given; it follows what is typed. */
export function GiftPreview({ kind, values }: { kind: GiftKind; values: GiftValues }) {
  const t = useTranslations('gifts.preview');
  const cents = centsOf(values.amount_cents);
  const isAmount = Number.isSafeInteger(cents) && cents > 0;
  const to = values.recipient_name.trim();
  const from = values.buyer_name.trim();
  const message = values.message.trim();
  return (
    <figure className="gift-preview" aria-label={t('label')}>
      <div className={`gift-card is-${kind}`}>
        <div className="gift-card-top">
          <Logo name={firstData().config.product_name} />
          <span className="gift-card-worth">
            {kind === 'gift_card'
              ? isAmount
                ? formatUsd(cents).replace(/\.00$/, '')
                : '$'
              : t('lunches', { count: values.lunches })}
          </span>
        </div>
        <p className="gift-card-message">{message || t('message')}</p>
        <div className="gift-card-foot">
          <p>
            <b>{to ? t('to', { name: to }) : t('toSomeone')}</b>
            <span>{from ? t('from', { name: from }) : t('fromYou')}</span>
          </p>
        </div>
        <span className="gift-card-food" aria-hidden="true">
          {CARD_FOOD[kind].map((food) => (
            <picture key={food}>
              <source type="image/avif" srcSet={`/food/${food}.avif`} />
              <img src={`/food/${food}.svg`} alt="" width="160" height="160" decoding="async" />
            </picture>
          ))}
        </span>
      </div>
      {kind === 'gift_card' && values.quantity > 1 && <figcaption>× {values.quantity}</figcaption>}
    </figure>
  );
}
