import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { TrashIcon } from '@yay/ui/icons';
import { PasswordField } from '@yay/ui/password-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { deleteAccount } from '../api/delete-account.ts';
import { SectionHead } from './section-head.tsx';

type Values = { password: string };
const FIELDS = ['password'] as const;

export type DeleteAccountProps = {
  /** Nobody would be superadmin without her. */
  allowed: boolean;
  onDeleted: () => void;
};

/** Asked for the password in a dialog of its own: it is not undone by pressing again. */
export function DeleteAccount({ allowed, onDeleted }: DeleteAccountProps) {
  const t = useTranslations('account');
  const login = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [open, setOpen] = useState(false);
  const form = useForm<Values>({ defaultValues: { password: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  async function submit({ password }: Values) {
    try {
      await deleteAccount(password);
      onDeleted();
    } catch (error) {
      if (isHttpError(error) && error.status === 422) {
        placeErrors(error.errors, FIELDS, setError, fieldText);
        return;
      }
      setError('password', { message: errorText(error) }, { shouldFocus: true });
    }
  }

  function close() {
    setOpen(false);
    form.reset();
  }

  return (
    <section className="form" aria-labelledby="delete-account">
      <SectionHead id="delete-account" title={t('remove.title')}>
        {allowed ? t('remove.text') : t('remove.lastSuperadmin')}
      </SectionHead>
      {allowed && (
        <div>
          <Button kind="line" icon={<TrashIcon />} onClick={() => setOpen(true)}>
            {t('remove.open')}
          </Button>
        </div>
      )}
      <Dialog
        open={open}
        onClose={close}
        title={t('remove.question')}
        closeLabel={t('close')}
        role="alertdialog"
        locked={isSubmitting}
      >
        <form noValidate className="delete-account" onSubmit={handleSubmit(submit)}>
          <p>{t('remove.text')}</p>
          <PasswordField
            {...register('password', { required: field('required') })}
            label={t('remove.password')}
            autoComplete="current-password"
            showLabel={login('showPassword')}
            hideLabel={login('hidePassword')}
            error={errors.password?.message}
          />
          <Button
            type="submit"
            kind="danger"
            loading={isSubmitting}
            loadingLabel={t('remove.deleting')}
          >
            {t('remove.confirm')}
          </Button>
        </form>
      </Dialog>
    </section>
  );
}
