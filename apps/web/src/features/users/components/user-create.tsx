import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { Role } from '@yay/domain/access';
import { ChevronRightIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useFieldText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { type FieldErrors, isHttpError } from '../../../lib/http/index.ts';
import { createUser } from '../api/create-user.ts';
import { rolesQuery } from '../api/roles-query.ts';
import { useAlertRefusal } from './use-alert-refusal.ts';
import { codesAt } from './use-user-saving.ts';
import { UserLeaveGuard } from './user-leave-guard.tsx';
import { PlacesField } from './user-places-field.tsx';
import { RolesField } from './user-roles-field.tsx';
import '@yay/ui/patterns/staff-detail.css';

type Place = { id: number; name: string };
type Values = {
  first: string;
  last: string;
  email: string;
  phone: string;
  locale: 'en' | 'es';
  roles: readonly Role[];
  destinations: readonly Place[];
  vendors: readonly Place[];
};
const EMPTY: Values = {
  first: '',
  last: '',
  email: '',
  phone: '',
  locale: 'en',
  roles: [],
  destinations: [],
  vendors: [],
};
const TEXTS = ['first', 'last', 'email', 'phone'] as const;
const KINDS = { first: 'text', last: 'text', email: 'email', phone: 'tel' } as const;

/** Opens an account for somebody, without a password: she sets it herself. */
export function UserCreate() {
  const t = useTranslations('users.one');
  const navigate = useNavigate();
  const alertRefusal = useAlertRefusal();
  const textOf = useFieldText();
  const form = useRef<HTMLFormElement>(null);
  const { data: roles = [] } = useQuery(rolesQuery);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [step, setStep] = useState<'filling' | 'saving' | 'saved'>('filling');
  const touched = Object.values(values).filter(
    (value) => value.length > 0 && value !== 'en',
  ).length;

  function set<Field extends keyof Values>(field: Field, value: Values[Field]) {
    setValues({ ...values, [field]: value });
  }
  const errorOf = (name: string) => {
    const codes = codesAt(errors, name);
    return codes.length > 0 ? textOf(codes) : undefined;
  };

  async function save() {
    if (step !== 'filling') return;
    setStep('saving');
    setErrors({});
    try {
      const user = await createUser({
        first: values.first,
        last: values.last,
        email: values.email,
        ...(values.phone.trim() && { phone: values.phone }),
        locale: values.locale,
        roles: [...values.roles],
        destination_ids: values.destinations.map(({ id }) => id),
        vendor_ids: values.vendors.map(({ id }) => id),
      });
      setStep('saved');
      await navigate({
        to: PAGES.userSettings.path,
        params: { user: String(user.id) },
        search: { alert: 'userCreated' },
        ignoreBlocker: true,
      });
    } catch (error) {
      setStep('filling');
      if (!isHttpError(error) || error.status !== 422) return alertRefusal(error);
      setErrors(error.errors);
      showAlert('invalidForm');
      focusFirstError(form.current);
    }
  }

  return (
    <div className="record">
      <nav className="record-crumbs" aria-label={t('crumbs.label')}>
        <Link to={PAGES.adminUsers.path} activeOptions={{ exact: true }}>
          {t('crumbs.users')}
        </Link>
        <ChevronRightIcon small />
        <span aria-current="page">{t('create.crumb')}</span>
      </nav>
      <div className="record-head">
        <div>
          <h1>{t('create.title')}</h1>
          <p className="record-meta">{t('create.note')}</p>
        </div>
      </div>
      <form
        ref={form}
        className="record-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <section className="record-section" aria-labelledby="user-person">
          <header>
            <h2 id="user-person">{t('person.title')}</h2>
            <p>{t('person.note')}</p>
          </header>
          <div className="record-fields">
            {TEXTS.map((field) => (
              <TextField
                key={field}
                id={`user-${field}`}
                label={t(`person.${field}`)}
                type={KINDS[field]}
                autoComplete="off"
                required={field !== 'phone'}
                value={values[field]}
                onChange={(event) => set(field, event.currentTarget.value)}
                error={errorOf(field)}
              />
            ))}
            <NativeSelect
              label={t('person.locale')}
              value={values.locale}
              onChange={(event) => set('locale', event.currentTarget.value === 'es' ? 'es' : 'en')}
              hint={t('person.localeHint')}
            >
              <option value="en">{t('person.locales.en')}</option>
              <option value="es">{t('person.locales.es')}</option>
            </NativeSelect>
          </div>
        </section>
        <section className="record-section" aria-labelledby="user-access">
          <header>
            <h2 id="user-access">{t('access.title')}</h2>
            <p>{t('access.note')}</p>
          </header>
          <div className="record-fields">
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
          </div>
        </section>
        <div className="record-foot">
          <Link to={PAGES.adminUsers.path} className="staff-btn">
            {t('create.cancel')}
          </Link>
          <button
            type="submit"
            className="staff-btn primary"
            aria-disabled={step !== 'filling' || undefined}
          >
            {t('create.save')}
          </button>
          <span className="sr" role="status">
            {step === 'saving' ? t('create.saving') : ''}
          </span>
        </div>
      </form>
      <UserLeaveGuard unsaved={step === 'saved' ? 0 : touched} />
    </div>
  );
}
