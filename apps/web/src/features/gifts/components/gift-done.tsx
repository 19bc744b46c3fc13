import type { GiftPayment } from '@yay/contract/gifts/calls';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Button, buttonClass } from '@yay/ui/button';
import { Card } from '@yay/ui/card';
import { CheckCircleIcon } from '@yay/ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import type { GiftToBuy } from '../api/buy-gift.ts';

/** After paying. The codes are in the letter and nowhere else. */
export function GiftDone({
  payment,
  order,
  onAgain,
}: {
  payment: GiftPayment;
  order: GiftToBuy;
  onAgain: () => void;
}) {
  const t = useTranslations('gifts.done');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPaid = payment.state === 'paid';
  const amount = formatUsd(payment.amount_cents);
  return (
    <div className="boxed gift">
      <Card raised className="gift-done" role="status">
        <CheckCircleIcon />
        <h1 ref={heading} tabIndex={-1}>
          {isPaid ? t('title') : t('waitingTitle')}
        </h1>
        {isPaid ? (
          <>
            <p>
              {payment.lunches === null
                ? t('card', { count: payment.quantity, amount })
                : t('lunch', { count: payment.lunches })}
            </p>
            <p>{t('letter', { email: order.buyer_email })}</p>
            {order.recipient_email && <p>{t('letterTo', { email: order.recipient_email })}</p>}
          </>
        ) : (
          <p>{t('waiting')}</p>
        )}
        <div className="gift-done-ways">
          <Button kind="line" onClick={onAgain}>
            {t('again')}
          </Button>
          <a href={PARENT_PAGES.home.path} className={buttonClass()}>
            {t('home')}
          </a>
        </div>
      </Card>
    </div>
  );
}
