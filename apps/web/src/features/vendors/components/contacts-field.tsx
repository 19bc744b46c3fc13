import { IconButton } from '@yay/ui/icon-button';
import { PlusIcon, TrashIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import type { FieldSet } from '../../../lib/record-form/index.ts';
import { newUuid } from '../../../lib/uuid.ts';
import type { VendorValues } from '../model/vendor-values.ts';

const MOST = 20;

/** The addresses that the team writes to. */
export function ContactsField({ fields }: { fields: FieldSet<VendorValues> }) {
  const t = useTranslations('vendors');
  const { values, set, errorOf, locked } = fields;
  const { contacts } = values;
  return (
    <div className="contacts-field full">
      {contacts.length === 0 ? (
        <p className="mid">{t('noContacts')}</p>
      ) : (
        <ul aria-label={t('contacts')} className="contacts-field">
          {contacts.map((contact, index) => (
            <li key={contact.key}>
              <TextField
                label={t('contactOf', { number: index + 1 })}
                type="email"
                className={fields.isChanged('contacts') ? 'is-changed' : undefined}
                value={contact.email}
                maxLength={254}
                autoComplete="off"
                disabled={locked}
                error={errorOf(`contacts.${index}`)}
                onChange={(event) =>
                  set(
                    'contacts',
                    contacts.with(index, { ...contact, email: event.currentTarget.value }),
                  )
                }
              />
              <IconButton
                label={t('removeContact', { number: index + 1 })}
                disabled={locked}
                onClick={() => set('contacts', contacts.toSpliced(index, 1))}
              >
                <TrashIcon small />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="grades-acts">
        <button
          type="button"
          className="staff-btn"
          disabled={locked || contacts.length >= MOST}
          onClick={() => set('contacts', [...contacts, { key: newUuid(), email: '' }])}
        >
          <PlusIcon small />
          {t('addContact')}
        </button>
      </div>
    </div>
  );
}
