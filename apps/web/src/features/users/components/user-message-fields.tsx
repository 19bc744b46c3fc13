import { useTranslations } from 'use-intl';
import type { FieldSet } from './use-user-saving.ts';
import { ToggleField } from './user-toggle-field.tsx';

/** Which letters she gets besides those about her orders. */
export function UserMessageFields({ fields }: { fields: FieldSet }) {
  const t = useTranslations('users.one.messages');
  return (
    <section className="record-section" aria-labelledby="user-messages">
      <header>
        <h2 id="user-messages">{t('title')}</h2>
      </header>
      <div className="record-fields">
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
      </div>
    </section>
  );
}
