import { CHILDREN_MAILS, CONTACT_MAILS } from '@yay/contract/school-setup/values';
import { Checkbox } from '@yay/ui/checkbox';
import { ExclamationCircleIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

export type Mail = (typeof CONTACT_MAILS)[number];

const namesChildren = (mail: Mail) => (CHILDREN_MAILS as readonly Mail[]).includes(mail);

/**
 * Chooses the mails of a contact. A mail that names children is for those to set who may see them.
 */
export function ContactMails({
  mails,
  mayMailChildren,
  error,
  onChange,
}: {
  mails: readonly Mail[];
  mayMailChildren: boolean;
  error: string | undefined;
  onChange: (mails: Mail[]) => void;
}) {
  const t = useTranslations('school-setup');
  return (
    <fieldset className="setup-mails">
      <legend>{t('contacts.mails')}</legend>
      {CONTACT_MAILS.map((mail) => (
        <label key={mail}>
          <Checkbox
            checked={mails.includes(mail)}
            disabled={!mayMailChildren && namesChildren(mail)}
            onChange={(on) =>
              onChange(CONTACT_MAILS.filter((one) => (one === mail ? on : mails.includes(one))))
            }
          />
          {t(`contacts.${mail}`)}
        </label>
      ))}
      {error && (
        <p className="field-error" role="alert">
          <ExclamationCircleIcon />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
