import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { removeApp } from '../api/totp.ts';
import type { TaskProps } from '../model/change.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { OwnPassword } from './own-password.tsx';
import { useFactorForm } from './use-factor-form.ts';

export function RemoveApp({ onDone, onClose }: TaskProps) {
  const t = useTranslations('second-factor.app');
  const field = useTranslations('errors.field');
  const required = { required: field('required') };
  const { register, submit, formState } = useFactorForm(
    { password: '', code: '' },
    async (values) => {
      const { data } = await removeApp(values);
      onDone({ said: 'totpRemoved', state: data, codes: null });
    },
  );
  const { errors, isSubmitting } = formState;
  return (
    <FactorDialog
      danger
      title={t('removeTitle')}
      onClose={onClose}
      onSubmit={submit}
      confirmLabel={t('removeConfirm')}
      loading={isSubmitting}
      loadingLabel={t('removing')}
      problem={errors.root?.message}
    >
      <p>{t('removeText')}</p>
      <OwnPassword registered={register('password', required)} error={errors.password?.message} />
      <TextField
        {...register('code', required)}
        label={t('removeCode')}
        autoComplete="one-time-code"
        maxLength={40}
        error={errors.code?.message}
      />
    </FactorDialog>
  );
}
