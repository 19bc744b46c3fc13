import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { FormSection } from '../../../lib/record-form/index.ts';
import type { FieldSet } from './use-user-saving.ts';
import { Was } from './user-was.tsx';

const TEXTS = ['first', 'last', 'email', 'phone'] as const;
const KINDS = { first: 'text', last: 'text', email: 'email', phone: 'tel' } as const;
const HINTS = { email: 'emailHint', phone: 'phoneHint' } as const;

export function UserPersonFields({
  fields,
  mayChangeEmail,
  emailWaiting,
}: {
  fields: FieldSet;
  mayChangeEmail: boolean;
  /** Another address, for whose code the account waits. */
  emailWaiting: string | null;
}) {
  const t = useTranslations('users.one');
  const { saved, shown, isChanged } = fields;
  return (
    <FormSection title={t('person.title')} note={t('person.note')}>
      {TEXTS.map((field) => (
        <TextField
          key={field}
          id={`user-${field}`}
          className={isChanged(field) ? 'is-changed' : undefined}
          label={t(`person.${field}`)}
          type={KINDS[field]}
          autoComplete="off"
          value={shown[field]}
          onChange={(event) => fields.set(field, event.currentTarget.value)}
          disabled={fields.locked || (field === 'email' && !mayChangeEmail)}
          error={fields.errorOf(field)}
          hint={
            isChanged(field) ? (
              <Was>{saved[field]}</Was>
            ) : field === 'email' && emailWaiting !== null ? (
              t('person.emailWaiting', { email: emailWaiting })
            ) : field === 'email' || field === 'phone' ? (
              t(`person.${HINTS[field]}`)
            ) : undefined
          }
        />
      ))}
      <NativeSelect
        id="user-locale"
        className={isChanged('locale') ? 'is-changed' : undefined}
        label={t('person.locale')}
        value={shown.locale}
        onChange={(event) => fields.set('locale', event.currentTarget.value === 'es' ? 'es' : 'en')}
        disabled={fields.locked}
        error={fields.errorOf('locale')}
        hint={
          isChanged('locale') ? (
            <Was>{t(`person.locales.${saved.locale}`)}</Was>
          ) : (
            t('person.localeHint')
          )
        }
      >
        <option value="en">{t('person.locales.en')}</option>
        <option value="es">{t('person.locales.es')}</option>
      </NativeSelect>
    </FormSection>
  );
}
