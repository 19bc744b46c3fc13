import { useTranslations } from 'use-intl';
import { FormSection, FormText, FormToggle } from '../../../lib/record-form/index.ts';
import type { ItemFieldSet } from '../model/item-field-set.ts';

/** Asks for the number of units, and their first day. */
export function StockSection({ fields }: { fields: ItemFieldSet }) {
  const t = useTranslations('items.form');
  return (
    <FormSection title={t('stockTitle')} note={t('stockNote')}>
      <FormText
        form="item"
        fields={fields}
        field="daily_capacity"
        label={t('capacity')}
        hint={t('capacityHint')}
        inputMode="numeric"
      />
      <FormText
        form="item"
        fields={fields}
        field="farthest_start_date"
        label={t('start')}
        hint={t('startHint')}
        type="date"
      />
      <FormToggle
        form="item"
        fields={fields}
        field="preorder"
        label={t('preorder')}
        hint={t('preorderHint')}
        error={fields.errorOf('meta.preorder')}
      />
    </FormSection>
  );
}
