import type { Account } from '@yay/contract/identity/account';
import { formatPhone } from '@yay/domain/phones';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { editsSince } from '../../../lib/record-form/changed-fields.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { AccountPassword } from '../../../parts/account-password.tsx';
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

export type ProfileFormProps = {
  account: Account;
  /** Another address waits for its code. */
  onEmailAsked: () => void;
};

export function ProfileForm({ account, onEmailAsked }: ProfileFormProps) {
  const t = useTranslations('account');
  const field = useTranslations('errors.field');
  const save = useAccountSaving();
  const form = useSendForm({
    begin: valuesOf(account),
    send: async (values, { reset, getValues, setValue }) => {
      const changes = changesOf(values, account);
      const saved = valuesOf(await save(changes));
      // Edits that came while it was being saved are still to be saved.
      const typed = editsSince(values, getValues());
      reset(saved);
      for (const name of Object.keys(typed) as (keyof Values)[])
        setValue(name, typed[name] ?? '', { shouldDirty: true });
      if (changes.email !== undefined) onEmailAsked();
    },
  });
  const { register, submit, control, reset, resetField, formState, errors, problem, isSubmitting } =
    form;
  const { isDirty } = formState;
  const required = { required: field('required') };
  // It changes by its code, in another form of the page.
  useEffect(() => {
    resetField('email', { defaultValue: account.email });
  }, [account.email, resetField]);
  const email = useWatch({ control, name: 'email' });
  const movesMail = account.abilities.change_sign_in && email.trim() !== account.email;

  return (
    <form className="form" noValidate aria-labelledby="profile" onSubmit={submit}>
      <SectionHead id="profile" title={t('profile.title')}>
        {t('profile.text')}
      </SectionHead>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
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
        <AccountPassword
          {...register('current_password', required)}
          label={t('profile.currentPassword')}
          autoComplete="current-password"
          hint={t('profile.currentPasswordHint')}
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
  phone: formatPhone(phone ?? ''),
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
