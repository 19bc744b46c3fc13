import type { DiscountRecord } from '@yay/contract/discounts/calls';
import { PAGES } from '@yay/contract/pages';
import { classNames } from '@yay/ui/class-names';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { OFFICE } from '../../../parts/office-time.ts';

const LOOKS = {
  active: 'active',
  waiting: 'payment',
  scheduled: 'changed',
  expired: 'quiet',
  archived: 'deleted',
};

export function DiscountHead({ discount }: { discount: DiscountRecord }) {
  const t = useTranslations('discounts.one');
  const list = useTranslations('discounts.list');
  const locale = useLocale();
  const { code, name, kind, value, state, created_by: by, max_uses: most, uses } = discount;
  const { most_cents: ofWeek } = discount;
  const date = formatDayOf(discount.created_at, OFFICE, locale);
  return (
    <>
      <RecordCrumbs list={list('title')} to={PAGES.adminDiscounts.path} here={code} />
      <div className="record-head">
        <div>
          <h1>{code}</h1>
          <p className="record-meta">
            <span className={classNames('standing', `is-${LOOKS[state]}`)}>
              {list(`states.${state}`)}
            </span>
            {most !== null && uses >= most && (
              <span className="standing is-payment">
                {t('limitReached', { count: String(most) })}
              </span>
            )}
            <span>
              {kind === 'amount'
                ? t('amountOff', { value: formatUsd(value) })
                : ofWeek === null
                  ? t('percentOff', { value: String(value) })
                  : t('percentOffUpTo', { value: String(value), most: formatUsd(ofWeek) })}
            </span>
            {name && <span>{name}</span>}
            <span className="dim">
              {by ? t('createdBy', { date, name: by.full_name }) : t('created', { date })}
            </span>
            <span className="num dim">{t('number', { id: String(discount.id) })}</span>
          </p>
        </div>
      </div>
    </>
  );
}
