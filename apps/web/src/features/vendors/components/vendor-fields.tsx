import { useTranslations } from 'use-intl';
import {
  type FieldSet,
  FormSection,
  FormText,
  FormToggle,
} from '../../../lib/record-form/index.ts';
import type { VendorValues } from '../model/vendor-values.ts';
import { ContactsField } from './contacts-field.tsx';
import '../../../parts/place-records.css';

/** Every field of a vendor, in sections. */
export function VendorFields({ fields }: { fields: FieldSet<VendorValues> }) {
  const t = useTranslations('vendors');
  const text = { form: 'vendor', fields } as const;
  return (
    <>
      <FormSection title={t('aboutTitle')} note={t('aboutNote')}>
        <FormText {...text} field="display_name" label={t('displayName')} maxLength={80} required />
        <FormText
          {...text}
          field="branch_name"
          label={t('branch')}
          hint={t('branchHint')}
          maxLength={80}
        />
        <FormText
          {...text}
          field="vendor_code"
          label={t('code')}
          hint={t('codeHint')}
          maxLength={20}
          autoCapitalize="characters"
          required
        />
        <FormText
          {...text}
          field="short_name"
          label={t('shortName')}
          hint={t('shortHint')}
          maxLength={30}
        />
      </FormSection>
      <FormSection title={t('contactsTitle')} note={t('contactsNote')}>
        <ContactsField fields={fields} />
      </FormSection>
      <FormSection title={t('kitchenTitle')} note={t('kitchenNote')}>
        <FormToggle {...text} field="is_high_volume" label={t('volume')} hint={t('volumeHint')} />
      </FormSection>
    </>
  );
}
