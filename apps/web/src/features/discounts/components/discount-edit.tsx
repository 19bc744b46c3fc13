import type { DiscountConflict, DiscountRecord } from '@yay/contract/discounts/calls';
import { targetsAt } from '@yay/domain/targets';
import { useTranslations } from 'use-intl';
import { RecordEdit, useRecordEdit } from '../../../lib/record-form/index.ts';
import { discountKey, discountQuery } from '../api/discount-query.ts';
import { updateDiscount } from '../api/save-discount.ts';
import {
  changedFields,
  type DiscountField,
  type DiscountValues,
  inputOf,
  valuesOf,
} from '../model/discount-values.ts';
import { DiscountActs } from './discount-acts.tsx';
import { DiscountFamilies } from './discount-families.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { DiscountHead } from './discount-head.tsx';
import { DiscountUsage } from './discount-usage.tsx';

export function DiscountEdit({ discount, page }: { discount: DiscountRecord; page: number }) {
  const t = useTranslations('discounts.one');
  const change = useTranslations('discounts.change');
  const textOf = useValueText();
  const { id } = discount;
  const archived = discount.state === 'archived';
  const edit = useRecordEdit(discount, {
    queryKey: discountQuery(id).queryKey,
    keyOfAll: discountKey(id),
    valuesOf,
    inputOf,
    changedFields,
    update: (version, input) => updateDiscount(id, version, input),
    conflictOf: (body) => (body as DiscountConflict | undefined)?.discount,
    saved: 'discountSaved',
    locked: archived,
  });
  return (
    <RecordEdit
      edit={edit}
      version={discount.version}
      labelOf={(field) => change(`fields.${field}`)}
      textOf={textOf}
      head={<DiscountHead discount={discount} />}
      notes={
        archived ? (
          <p className="callout">{t('archivedNote')}</p>
        ) : discount.state === 'waiting' ? (
          <p className="callout">{t('waitingNote')}</p>
        ) : (
          discount.uses > 0 && <p className="callout">{t('inUse', { count: discount.uses })}</p>
        )
      }
      side={
        <>
          <DiscountActs discount={discount} />
          <DiscountUsage discount={discount} />
        </>
      }
      after={discount.abilities.see_families && <DiscountFamilies id={id} page={page} />}
    >
      <DiscountFields
        fields={edit.fields}
        codeLocked={discount.uses > 0}
        kept={edit.saved.targets}
      />
    </RecordEdit>
  );
}

function useValueText(): (values: DiscountValues, field: DiscountField) => string {
  const t = useTranslations('discounts.change');
  const kinds = useTranslations('discounts.form.kinds');
  const granularities = useTranslations('targets.granularities');
  return (values, field) => {
    if (field === 'first_order_only') return values.first_order_only ? t('yes') : t('no');
    if (field === 'kind') return kinds(values.kind);
    if (field !== 'targets') return values[field] || t('nothing');
    const { granularity } = values.targets;
    if (granularity === 'everyone') return granularities('everyone');
    const { markets, destinations, grades } = targetsAt(granularity, values.targets);
    return t('places', {
      granularity: granularities(granularity),
      markets: markets.length,
      schools: destinations.length,
      grades: grades.length,
    });
  };
}
