import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RecordCreate, useRecordCreate } from '../../../lib/record-form/index.ts';
import { createDiscount } from '../api/save-discount.ts';
import { changedFields, inputOf, NEW_DISCOUNT } from '../model/discount-values.ts';
import { DiscountFields } from './discount-fields.tsx';
import './discounts.css';

/** A new promo code. */
export function DiscountCreate() {
  const t = useTranslations('discounts');
  const navigate = useNavigate();
  const { fields, ...create } = useRecordCreate({
    begin: NEW_DISCOUNT,
    inputOf,
    changedFields,
    create: async (input) => {
      const { id } = await createDiscount(input);
      await navigate({
        to: PAGES.discount.path,
        params: { discount: String(id) },
        search: { alert: 'discountSaved' },
        ignoreBlocker: true,
      });
    },
  });
  return (
    <RecordCreate
      texts={(key) => t(`create.${key}`)}
      list={t('list.title')}
      to={PAGES.adminDiscounts.path}
      create={create}
    >
      <DiscountFields fields={fields} />
    </RecordCreate>
  );
}
