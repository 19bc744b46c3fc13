import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { TrashIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { AccountPassword } from '../../../parts/account-password.tsx';
import { ClosingPreview } from '../../../parts/closing/index.ts';
import { deleteAccount } from '../api/delete-account.ts';
import { SectionHead } from './section-head.tsx';

export type DeleteAccountProps = {
  /** False where nobody would be superadmin without her. */
  allowed: boolean;
  onDeleted: () => void;
};

/** Asked for the password in a dialog of its own: it is not undone by pressing again. */
export function DeleteAccount({ allowed, onDeleted }: DeleteAccountProps) {
  const t = useTranslations('account');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const { register, submit, reset, errors, isSubmitting } = useSendForm({
    begin: { password: '' },
    send: async ({ password }) => {
      await deleteAccount(password);
      onDeleted();
    },
    refused: (error, { setError }) => {
      if (isHttpError(error) && error.status === 422) return false;
      setError('password', { message: errorText(error) }, { shouldFocus: true });
      return true;
    },
  });

  function close() {
    setOpen(false);
    reset();
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
        <form noValidate className="delete-account" onSubmit={submit}>
          {open && <ClosingPreview userId={null} />}
          <AccountPassword
            {...register('password', { required: field('required') })}
            label={t('remove.password')}
            autoComplete="current-password"
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
