import { useQuery } from '@tanstack/react-query';
import { DESCRIPTION_MAX, ITEM_NAME_MAX, TINTS } from '@yay/contract/item-fields';
import { NativeSelect } from '@yay/ui/native-select';
import { TextArea } from '@yay/ui/text-area';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { FormSection, FormText } from '../../../lib/record-form/index.ts';
import { choicesQuery } from '../api/item-query.ts';
import type { ItemFieldSet } from '../model/item-field-set.ts';

/** What it is called, and who makes it. */
export function BasicsSection({ fields }: { fields: ItemFieldSet }) {
  const t = useTranslations('items.form');
  const { values, set, errorOf, isChanged, locked } = fields;
  const { data, isError } = useQuery(choicesQuery);
  useEffect(() => {
    if (isError) showAlert('getOptionsFailed');
  }, [isError]);
  const changed = (field: 'vendor_id' | 'tint' | 'description', rest = '') =>
    isChanged(field) ? `${rest} is-changed`.trim() : rest || undefined;
  return (
    <FormSection title={t('basicsTitle')} note={t('basicsNote')}>
      <FormText
        form="item"
        fields={fields}
        field="names"
        label={t('name')}
        hint={t('nameHint')}
        maxLength={ITEM_NAME_MAX}
        required
      />
      <FormText
        form="item"
        fields={fields}
        field="internal_name"
        label={t('internalName')}
        hint={t('internalHint')}
        maxLength={ITEM_NAME_MAX}
      />
      <TextArea
        id="item-description"
        className={changed('description', 'full') ?? 'full'}
        label={t('description')}
        hint={t('descriptionHint')}
        rows={2}
        maxLength={DESCRIPTION_MAX}
        value={values.description}
        disabled={locked}
        onChange={(event) => set('description', event.currentTarget.value)}
        error={errorOf('description')}
      />
      <NativeSelect
        id="item-vendor_id"
        className={changed('vendor_id')}
        label={t('vendor')}
        value={values.vendor_id}
        disabled={locked || data === undefined}
        required
        onChange={(event) => set('vendor_id', event.currentTarget.value)}
        error={errorOf('vendor_id')}
      >
        <option value="">{t('chooseVendor')}</option>
        {data?.vendors
          .filter(({ id, suspended }) => !suspended || String(id) === values.vendor_id)
          .map(({ id, name, suspended }) => (
            <option key={id} value={id}>
              {suspended ? t('suspendedVendor', { name }) : name}
            </option>
          ))}
      </NativeSelect>
      <NativeSelect
        id="item-tint"
        className={changed('tint')}
        label={t('tint')}
        value={values.tint}
        disabled={locked}
        onChange={({ currentTarget }) =>
          set('tint', TINTS.find((tint) => tint === currentTarget.value) ?? 'peach')
        }
        error={errorOf('tint')}
      >
        {TINTS.map((tint) => (
          <option key={tint} value={tint}>
            {t(`tints.${tint}`)}
          </option>
        ))}
      </NativeSelect>
    </FormSection>
  );
}
