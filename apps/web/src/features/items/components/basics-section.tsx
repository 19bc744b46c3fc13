import { useQuery } from '@tanstack/react-query';
import { DESCRIPTION_MAX, ITEM_NAME_MAX, TINTS } from '@yay/contract/items/values';
import { TextArea } from '@yay/ui/text-area';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { FormSection, FormSelect, FormText } from '../../../lib/record-form/index.ts';
import { choicesQuery } from '../api/item-query.ts';
import type { ItemFieldSet } from '../model/item-field-set.ts';

/** Asks for the item's names and its vendor. */
export function BasicsSection({ fields }: { fields: ItemFieldSet }) {
  const t = useTranslations('items.form');
  const { values, set, errorOf, isChanged, locked } = fields;
  const { data, isError } = useQuery(choicesQuery);
  useEffect(() => {
    if (isError) showAlert('getOptionsFailed');
  }, [isError]);
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
        field="name_es"
        label={t('nameEs')}
        hint={t('nameEsHint')}
        lang="es"
        maxLength={ITEM_NAME_MAX}
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
        className={isChanged('description') ? 'full is-changed' : 'full'}
        label={t('description')}
        hint={t('descriptionHint')}
        rows={2}
        maxLength={DESCRIPTION_MAX}
        value={values.description}
        disabled={locked}
        onChange={(event) => set('description', event.currentTarget.value)}
        error={errorOf('description')}
      />
      <TextArea
        id="item-description-es"
        className={isChanged('description_es') ? 'full is-changed' : 'full'}
        label={t('descriptionEs')}
        hint={t('descriptionEsHint')}
        lang="es"
        rows={2}
        maxLength={DESCRIPTION_MAX}
        value={values.description_es}
        disabled={locked}
        onChange={(event) => set('description_es', event.currentTarget.value)}
        error={errorOf('description_es')}
      />
      <FormSelect
        form="item"
        fields={fields}
        field="vendor_id"
        label={t('vendor')}
        disabled={data === undefined}
        options={[
          ['', t('chooseVendor')],
          ...(data?.vendors ?? [])
            .filter(({ id, suspended }) => !suspended || String(id) === values.vendor_id)
            .map(
              ({ id, name, suspended }) =>
                [String(id), suspended ? t('suspendedVendor', { name }) : name] as const,
            ),
        ]}
        required
      />
      <FormSelect
        form="item"
        fields={fields}
        field="tint"
        label={t('tint')}
        options={TINTS.map((tint) => [tint, t(`tints.${tint}`)])}
      />
    </FormSection>
  );
}
