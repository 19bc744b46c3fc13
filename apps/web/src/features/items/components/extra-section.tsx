import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FormSection, FormSelect, FormToggle } from '../../../lib/record-form/index.ts';
import { extraTypesQuery } from '../../../parts/extra-types.ts';
import type { ItemFieldSet } from '../model/item-field-set.ts';

/** Asks whether it is added to a meal, and for its kind. */
export function ExtraSection({ fields }: { fields: ItemFieldSet }) {
  const t = useTranslations('items.form');
  const { values, errorOf } = fields;
  const { data } = useQuery(extraTypesQuery(null));
  const offered = data?.filter(
    (type) => type.archived_at === null || String(type.id) === values.extra_type_id,
  );
  return (
    <FormSection title={t('extraTitle')} note={t('extraNote')}>
      <FormToggle
        form="item"
        fields={fields}
        field="is_extra"
        label={t('isExtra')}
        hint={t('isExtraHint')}
        error={errorOf('meta.is_extra')}
      />
      {values.is_extra && (
        <FormSelect
          form="item"
          fields={fields}
          field="extra_type_id"
          label={t('extraType')}
          disabled={data === undefined}
          options={[
            ['', t('noExtraType')],
            ...(offered ?? []).map(
              ({ id, name, archived_at }) =>
                [
                  String(id),
                  archived_at === null ? name : t('archivedExtraType', { name }),
                ] as const,
            ),
          ]}
        />
      )}
    </FormSection>
  );
}
