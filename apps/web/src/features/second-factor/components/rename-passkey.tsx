import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { renamePasskey } from '../api/passkeys.ts';
import type { Passkey, TaskProps } from '../model/change.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { useFactorForm } from './use-factor-form.ts';

export function RenamePasskey({ passkey, onDone, onClose }: TaskProps & { passkey: Passkey }) {
  const t = useTranslations('second-factor.passkeys');
  const field = useTranslations('errors.field');
  const { register, submit, formState } = useFactorForm(
    { name: passkey.name },
    async ({ name }) => {
      const { data } = await renamePasskey(passkey.id, name);
      onDone({ said: 'passkeyRenamed', state: data, codes: null });
    },
  );
  const { errors, isSubmitting } = formState;
  return (
    <FactorDialog
      title={t('renameTitle')}
      onClose={onClose}
      onSubmit={submit}
      confirmLabel={t('save')}
      loading={isSubmitting}
      loadingLabel={t('saving')}
      problem={errors.root?.message}
    >
      <TextField
        {...register('name', { required: field('required') })}
        label={t('name')}
        autoComplete="off"
        maxLength={80}
        error={errors.name?.message}
      />
    </FactorDialog>
  );
}
