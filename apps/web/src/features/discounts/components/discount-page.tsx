import { useParams } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordLoader } from '../../../lib/record-form/index.ts';
import { discountKey, discountQuery } from '../api/discount-query.ts';
import { DiscountEdit } from './discount-edit.tsx';
import '../../../lib/staff/record.css';
import './discounts.css';

/** One promo code: what is set about it, and what came of it. */
export function DiscountPage({ page }: { page: number }) {
  const t = useTranslations('discounts.one');
  const lists = useTranslations('discounts.list');
  const { discount: segment = '' }: { discount?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={discountQuery(id)}
      keyOfAll={discountKey(id)}
      channel={`private-record.discount.${id}`}
      texts={t}
      id={id}
      list={{ title: lists('title'), to: PAGES.adminDiscounts.path }}
    >
      {(discount) => <DiscountEdit discount={discount} page={page} />}
    </RecordLoader>
  );
}
