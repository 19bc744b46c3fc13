import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { addPasskey } from '../api/passkeys.ts';
import type { TaskProps } from '../model/change.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { OwnPassword } from './own-password.tsx';
import { useFactorForm } from './use-factor-form.ts';

export function AddPasskey({ onDone, onClose }: TaskProps) {
  const t = useTranslations('second-factor.passkeys');
  const field = useTranslations('errors.field');
  const required = { required: field('required') };
  const { register, submit, formState } = useFactorForm(
    { name: t('nameFirst') as string, password: '' },
    async (values) => {
      const { data, recovery_codes } = await addPasskey(values);
      onDone({ said: 'passkey', state: data, codes: recovery_codes });
    },
  );
  const { errors, isSubmitting } = formState;
  return (
    <FactorDialog
      title={t('addTitle')}
      onClose={onClose}
      onSubmit={submit}
      confirmLabel={t('create')}
      loading={isSubmitting}
      loadingLabel={t('creating')}
      problem={errors.root?.message}
    >
      <TextField
        {...register('name', required)}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={80}
        error={errors.name?.message}
      />
      <OwnPassword registered={register('password', required)} error={errors.password?.message} />
    </FactorDialog>
  );
}
