import type { SchoolSetup } from '@yay/contract/school-setup/calls';
import { formatPhone } from '@yay/domain/phones';
import { PlusIcon, TrashIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { SAVE } from './api.ts';
import { ContactMails, type Mail } from './contact-mails.tsx';
import { ListSection } from './list-section.tsx';
import { useLines } from './use-lines.ts';

interface Contact {
  readonly id: number | null;
  readonly name: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  readonly mails: readonly Mail[];
}
const pick = ({ contacts }: SchoolSetup) => ({
  version: contacts.version,
  lines: contacts.list.map(
    (contact): Contact => ({
      ...contact,
      email: contact.email ?? '',
      phone: formatPhone(contact.phone ?? ''),
    }),
  ),
});
const FIELDS = [
  { field: 'name', label: 'name', type: 'text', most: 80 },
  { field: 'title', label: 'role', type: 'text', most: 80 },
  { field: 'email', label: 'email', type: 'email', most: 254 },
  { field: 'phone', label: 'phone', type: 'tel', most: 40 },
] as const;

/** Whom a school can be told by, and what each of them is told. */
export function Contacts({ schoolId, setup }: { schoolId: number; setup: SchoolSetup }) {
  const t = useTranslations('school-setup');
  const lines = useLines<Contact>({
    schoolId,
    setup,
    pick,
    save: (version, list) =>
      SAVE.contacts(schoolId, {
        version,
        list: list.map((contact) => ({ ...contact, mails: [...contact.mails] })),
      }),
  });
  return (
    <ListSection
      id="setup-contacts"
      title={t('contacts.title')}
      text={t('contacts.text')}
      lines={lines}
      onSave={() => void lines.keep()}
      add={
        <button
          type="button"
          className="staff-btn"
          onClick={() =>
            lines.add({ id: null, name: '', title: '', email: '', phone: '', mails: [] })
          }
        >
          <PlusIcon small />
          {t('contacts.add')}
        </button>
      }
    >
      {!setup.abilities.mail_children && <p className="mid">{t('contacts.notYours')}</p>}
      {lines.lines.length === 0 && <p className="mid">{t('contacts.none')}</p>}
      <ul className="setup-contacts">
        {lines.lines.map(({ key, line }, at) => {
          const name = line.name || t('contacts.newOne');
          return (
            <li key={key}>
              <fieldset>
                <legend className="sr">{name}</legend>
                {FIELDS.map(({ field, label, type, most }) => (
                  <TextField
                    key={field}
                    id={`contact-${field}-${key}`}
                    label={t(`contacts.${label}`)}
                    type={type}
                    maxLength={most}
                    required={field === 'name'}
                    autoComplete="off"
                    value={line[field]}
                    error={lines.errorOf(at, field)}
                    onChange={(event) => lines.set(key, { [field]: event.currentTarget.value })}
                  />
                ))}
                <ContactMails
                  mails={line.mails}
                  mayMailChildren={setup.abilities.mail_children}
                  error={lines.errorOf(at, 'mails')}
                  onChange={(mails) => lines.set(key, { mails })}
                />
                <button type="button" className="staff-btn" onClick={() => lines.remove(key)}>
                  <TrashIcon small />
                  {t('remove')}
                  <span className="sr"> {name}</span>
                </button>
              </fieldset>
            </li>
          );
        })}
      </ul>
    </ListSection>
  );
}
