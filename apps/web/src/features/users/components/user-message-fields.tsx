import { useTranslations } from 'use-intl';
import { FormSection } from '../../../lib/record-form/index.ts';
import type { FieldSet } from './use-user-saving.ts';
import { ToggleField } from './user-toggle-field.tsx';

/** Chooses the letters that she gets besides those about her orders. */
export function UserMessageFields({ fields }: { fields: FieldSet }) {
  const t = useTranslations('users.one.messages');
  return (
    <FormSection title={t('title')}>
      <ToggleField
        fields={fields}
        field="notify_week_preview"
        label={t('weekPreview')}
        hint={t('weekPreviewHint')}
      />
      <ToggleField
        fields={fields}
        field="notify_nothing_chosen"
        label={t('nothingChosen')}
        hint={t('nothingChosenHint')}
      />
    </FormSection>
  );
}
