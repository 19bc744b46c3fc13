import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Button, buttonClass } from '@yay/ui/button';
import { Card } from '@yay/ui/card';
import { CheckCircleIcon } from '@yay/ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';

export type Redeemed = { readonly amount_cents: number; readonly credit_cents: number };

export function RedeemDone({ redeemed, onAnother }: { redeemed: Redeemed; onAnother: () => void }) {
  const t = useTranslations('gifts.redeem');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="boxed gift">
      <Card raised className="gift-done">
        <CheckCircleIcon />
        <h1 ref={heading} tabIndex={-1}>
          {t('doneTitle', { amount: formatUsd(redeemed.amount_cents) })}
        </h1>
        <p>{t('done', { credit: formatUsd(redeemed.credit_cents) })}</p>
        <div className="gift-done-ways">
          <Button kind="line" onClick={onAnother}>
            {t('another')}
          </Button>
          <Link to={PARENT_PAGES.lunchCalendar.path} className={buttonClass()}>
            {t('calendar')}
          </Link>
        </div>
      </Card>
    </div>
  );
}
