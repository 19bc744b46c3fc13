import { PRICE_TYPES } from '@yay/contract/items/values';
import { classNames } from '@yay/ui/class-names';
import { useFormatter, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { FormSection, FormSelect, FormText, FormToggle } from '../../../lib/record-form/index.ts';
import type { ItemFieldSet } from '../model/item-field-set.ts';
import { worthOf } from '../model/item-values.ts';

/** Asks for the families' price and the vendor's, and shows the margin. */
export function PriceSection({ fields }: { fields: ItemFieldSet }) {
  const t = useTranslations('items.form');
  return (
    <FormSection title={t('priceTitle')} note={t('priceNote')}>
      <FormText
        form="item"
        fields={fields}
        field="price"
        label={t('price')}
        inputMode="decimal"
        className="money"
        lead="$"
        required
      />
      <FormText
        form="item"
        fields={fields}
        field="price_to_vendor"
        label={t('priceToVendor')}
        inputMode="decimal"
        className="money"
        lead="$"
      />
      <FormSelect
        form="item"
        fields={fields}
        field="price_type"
        label={t('priceType')}
        options={PRICE_TYPES.map((type) => [type, t(`priceTypes.${type}`)])}
      />
      <Worth fields={fields} />
      <FormToggle
        form="item"
        fields={fields}
        field="is_units"
        label={t('units')}
        hint={t('unitsHint')}
      />
      <FormText
        form="item"
        fields={fields}
        field="total_units"
        label={t('totalUnits')}
        inputMode="numeric"
      />
    </FormSection>
  );
}

/** Shows the worth of the prices while they are typed. */
function Worth({ fields }: { fields: ItemFieldSet }) {
  const t = useTranslations('items.form');
  const format = useFormatter();
  const { perUnit, margin } = worthOf(fields.values);
  const shareOf = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <dl className="item-worth" aria-live="polite">
      <div>
        <dt>{t('perUnit')}</dt>
        <dd>{perUnit === null ? t('none') : formatUsd(perUnit)}</dd>
      </div>
      <div>
        <dt>{t('margin')}</dt>
        <dd className={classNames(margin && margin.cents < 0 && 'is-loss')}>
          {margin === null
            ? t('none')
            : margin.share === null
              ? formatUsd(margin.cents)
              : t('marginText', {
                  amount: formatUsd(margin.cents),
                  percent: shareOf(margin.share),
                })}
        </dd>
      </div>
    </dl>
  );
}
