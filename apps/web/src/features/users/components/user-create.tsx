import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import {
  FormSection,
  FormSelect,
  FormText,
  RecordCreate,
  useRecordCreate,
} from '../../../lib/record-form/index.ts';
import { createUser } from '../api/create-user.ts';
import { rolesQuery } from '../api/roles-query.ts';
import { inputOf, NEW_USER } from '../model/new-user.ts';
import { PlacesField } from './user-places-field.tsx';
import { RolesField } from './user-roles-field.tsx';

const KINDS = { first: 'text', last: 'text', email: 'email', phone: 'tel' } as const;
const TEXTS = ['first', 'last', 'email', 'phone'] as const;

/** Opens an account for somebody, without a password: she sets it herself. */
export function UserCreate() {
  const t = useTranslations('users.one');
  const lists = useTranslations('users.list');
  const navigate = useNavigate();
  const { data: roles = [] } = useQuery(rolesQuery);
  const { fields, ...create } = useRecordCreate({
    begin: NEW_USER,
    inputOf,
    create: async (input) => {
      const { id } = await createUser(input);
      await navigate({
        to: PAGES.userSettings.path,
        params: { user: String(id) },
        search: { alert: 'userCreated' },
        ignoreBlocker: true,
      });
    },
  });
  const { values, set, errorOf } = fields;
  return (
    <RecordCreate
      texts={(key) => t(`create.${key}`)}
      list={lists('title')}
      to={PAGES.adminUsers.path}
      create={create}
    >
      <FormSection title={t('person.title')} note={t('person.note')}>
        {TEXTS.map((field) => (
          <FormText
            key={field}
            form="user"
            fields={fields}
            field={field}
            label={t(`person.${field}`)}
            type={KINDS[field]}
            required={field !== 'phone'}
          />
        ))}
        <FormSelect
          form="user"
          fields={fields}
          field="locale"
          label={t('person.locale')}
          hint={t('person.localeHint')}
          options={(['en', 'es'] as const).map((locale) => [locale, t(`person.locales.${locale}`)])}
        />
      </FormSection>
      <FormSection title={t('access.title')} note={t('access.note')}>
        <RolesField
          roles={values.roles}
          assignable={roles.filter(({ assignable }) => assignable).map(({ name }) => name)}
          onRoles={(next) => set('roles', next)}
          error={errorOf('roles')}
          hint={t('access.rolesHint')}
        />
        <PlacesField
          model="Destination"
          places={values.destinations}
          onPlaces={(places) => set('destinations', places)}
          needsRole={!values.roles.includes('school')}
          error={errorOf('destination_ids')}
        />
        <PlacesField
          model="Vendor"
          places={values.vendors}
          onPlaces={(places) => set('vendors', places)}
          needsRole={!values.roles.includes('vendor')}
          error={errorOf('vendor_ids')}
        />
      </FormSection>
    </RecordCreate>
  );
}
