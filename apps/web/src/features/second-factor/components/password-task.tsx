import { useTranslations } from 'use-intl';
import { removePasskey } from '../api/passkeys.ts';
import { renewCodes } from '../api/renew-codes.ts';
import type { Change, Passkey, TaskProps } from '../model/change.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { OwnPassword } from './own-password.tsx';
import { useFactorForm } from './use-factor-form.ts';

export function RemovePasskey({ passkey, ...rest }: TaskProps & { passkey: Passkey }) {
  const t = useTranslations('second-factor.passkeys');
  return (
    <PasswordTask
      {...rest}
      danger
      title={t('removeTitle', { name: passkey.name })}
      text={t('removeText')}
      confirmLabel={t('removeConfirm')}
      loadingLabel={t('removing')}
      act={async (password) => {
        const { data } = await removePasskey(passkey.id, password);
        return { said: 'passkeyRemoved', state: data, codes: null };
      }}
    />
  );
}

export function RenewCodes(props: TaskProps) {
  const t = useTranslations('second-factor.recovery');
  return (
    <PasswordTask
      {...props}
      title={t('renewTitle')}
      text={t('renewText')}
      confirmLabel={t('renewConfirm')}
      loadingLabel={t('renewing')}
      act={async (password) => {
        const { data, recovery_codes } = await renewCodes(password);
        return { said: 'renewed', state: data, codes: recovery_codes };
      }}
    />
  );
}

type PasswordTaskProps = TaskProps & {
  title: string;
  text: string;
  confirmLabel: string;
  loadingLabel: string;
  danger?: boolean;
  act: (password: string) => Promise<Change>;
};

/** Takes an act that needs nothing but her password. */
function PasswordTask(props: PasswordTaskProps) {
  const field = useTranslations('errors.field');
  const { register, submit, formState } = useFactorForm({ password: '' }, async ({ password }) => {
    props.onDone(await props.act(password));
  });
  const { errors, isSubmitting } = formState;
  return (
    <FactorDialog
      danger={props.danger ?? false}
      title={props.title}
      onClose={props.onClose}
      onSubmit={submit}
      confirmLabel={props.confirmLabel}
      loading={isSubmitting}
      loadingLabel={props.loadingLabel}
      problem={errors.root?.message}
    >
      <p>{props.text}</p>
      <OwnPassword
        registered={register('password', { required: field('required') })}
        error={errors.password?.message}
      />
    </FactorDialog>
  );
}
