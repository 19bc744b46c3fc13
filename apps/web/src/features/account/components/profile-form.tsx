import type { Account } from '@yay/contract/identity/account';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { PasswordField } from '@yay/ui/password-field';
import { TextField } from '@yay/ui/text-field';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import type { AccountChanges } from '../api/update-account.ts';
import { useAccountSaving } from '../model/use-account-saving.ts';
import { SectionHead } from './section-head.tsx';

type Values = {
  first: string;
  last: string;
  email: string;
  phone: string;
  current_password: string;
};
const FIELDS = ['first', 'last', 'email', 'phone', 'current_password'] as const;

export function ProfileForm({ account }: { account: Account }) {
  const t = useTranslations('account');
  const login = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const request = useTranslations('errors.request');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const save = useAccountSaving();
  const { register, handleSubmit, setError, watch, reset, formState } = useForm<Values>({
    defaultValues: valuesOf(account),
  });
  const { errors, isSubmitting, isDirty } = formState;
  const required = { required: field('required') };
  const movesMail = account.abilities.change_sign_in && watch('email').trim() !== account.email;

  async function submit(values: Values) {
    try {
      const saved = await save(changesOf(values, account));
      reset(valuesOf(saved));
    } catch (error) {
      if (isHttpError(error) && error.status === 422) {
        const rest = placeErrors(error.errors, FIELDS, setError, fieldText);
        setError('root', { message: rest.length > 0 ? rest.join(' ') : request('invalid') });
        return;
      }
      setError('root', { message: errorText(error) });
    }
  }

  return (
    <form className="form" noValidate aria-labelledby="profile" onSubmit={handleSubmit(submit)}>
      <SectionHead id="profile" title={t('profile.title')}>
        {t('profile.text')}
      </SectionHead>
      {errors.root && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
        </Notice>
      )}
      <div className="two">
        <TextField
          {...register('first', required)}
          label={t('profile.first')}
          autoComplete="given-name"
          error={errors.first?.message}
        />
        <TextField
          {...register('last', required)}
          label={t('profile.last')}
          autoComplete="family-name"
          error={errors.last?.message}
        />
      </div>
      <div className="two">
        <TextField
          {...register('email', required)}
          label={t('profile.email')}
          type="email"
          autoComplete="email"
          readOnly={!account.abilities.change_sign_in}
          hint={account.abilities.change_sign_in ? t('profile.emailHint') : undefined}
          error={errors.email?.message}
        />
        <TextField
          {...register('phone')}
          label={t('profile.phone')}
          type="tel"
          autoComplete="tel"
          hint={t('profile.phoneHint')}
          error={errors.phone?.message}
        />
      </div>
      {movesMail && (
        <PasswordField
          {...register('current_password', required)}
          label={t('profile.currentPassword')}
          autoComplete="current-password"
          hint={t('profile.currentPasswordHint')}
          showLabel={login('showPassword')}
          hideLabel={login('hidePassword')}
          error={errors.current_password?.message}
        />
      )}
      <div className="form-foot">
        <Button type="submit" loading={isSubmitting} loadingLabel={t('saving')} disabled={!isDirty}>
          {t('save')}
        </Button>
        {isDirty && !isSubmitting && (
          <Button kind="quiet" onClick={() => reset(valuesOf(account))}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

const valuesOf = ({ first, last, email, phone }: Account): Values => ({
  first,
  last,
  email,
  phone: phone ?? '',
  current_password: '',
});

function changesOf(values: Values, account: Account): AccountChanges {
  const { first, last, phone } = values;
  const email = values.email.trim();
  const movesMail = account.abilities.change_sign_in && email !== account.email;
  return {
    first,
    last,
    phone: phone.trim() || null,
    ...(movesMail && { email, current_password: values.current_password }),
  };
}
