import { useQuery } from '@tanstack/react-query';
import { NativeSelect } from '@yay/ui/native-select';
import { useTranslations } from 'use-intl';
import { extraTypesQuery } from '../../../lib/extra-types.ts';
import { FormSection } from '../../../lib/record-form/index.ts';
import type { ItemFieldSet } from '../model/item-field-set.ts';
import { FormSwitch } from './form-switch.tsx';

/** Whether it is added to a meal, and of which kind. */
export function ExtraSection({ fields }: { fields: ItemFieldSet }) {
  const t = useTranslations('items.form');
  const { values, set, errorOf, isChanged, locked } = fields;
  const { data } = useQuery(extraTypesQuery(null));
  const offered = data?.filter(
    (type) => type.archived_at === null || String(type.id) === values.extra_type_id,
  );
  return (
    <FormSection title={t('extraTitle')} note={t('extraNote')}>
      <FormSwitch
        fields={fields}
        field="is_extra"
        label={t('isExtra')}
        hint={t('isExtraHint')}
        error={errorOf('meta.is_extra')}
      />
      {values.is_extra && (
        <NativeSelect
          id="item-extra_type_id"
          className={isChanged('extra_type_id') ? 'is-changed' : undefined}
          label={t('extraType')}
          value={values.extra_type_id}
          disabled={locked || data === undefined}
          onChange={(event) => set('extra_type_id', event.currentTarget.value)}
          error={errorOf('extra_type_id')}
        >
          <option value="">{t('noExtraType')}</option>
          {offered?.map(({ id, name, archived_at }) => (
            <option key={id} value={id}>
              {archived_at === null ? name : t('archivedExtraType', { name })}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormSection>
  );
}
