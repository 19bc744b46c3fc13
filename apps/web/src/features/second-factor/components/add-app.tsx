import type { startTotp } from '@yay/contract/identity/second-factor';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '../../../lib/http/index.ts';
import { confirmApp, startApp } from '../api/totp.ts';
import type { TaskProps } from '../model/change.ts';
import { CopyButton } from './copy-button.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { OwnPassword } from './own-password.tsx';
import { useFactorForm } from './use-factor-form.ts';

type Started = AnswerOf<typeof startTotp>['data'];

/** Her password, then the picture for the app, then a code of it. */
export function AddApp({ onDone, onClose }: TaskProps) {
  const [started, setStarted] = useState<Started | null>(null);
  return started ? (
    <ConfirmStep started={started} onDone={onDone} onClose={onClose} />
  ) : (
    <PasswordStep onStarted={setStarted} onClose={onClose} />
  );
}

function PasswordStep({
  onStarted,
  onClose,
}: {
  onStarted: (started: Started) => void;
  onClose: () => void;
}) {
  const t = useTranslations('second-factor.app');
  const field = useTranslations('errors.field');
  const { register, submit, formState } = useFactorForm({ password: '' }, async (values) => {
    const { data } = await startApp(values);
    onStarted(data);
  });
  const { errors, isSubmitting } = formState;
  return (
    <FactorDialog
      title={t('setUpTitle')}
      onClose={onClose}
      onSubmit={submit}
      confirmLabel={t('next')}
      loading={isSubmitting}
      loadingLabel={t('adding')}
      problem={errors.root?.message}
    >
      <OwnPassword
        registered={register('password', { required: field('required') })}
        error={errors.password?.message}
      />
    </FactorDialog>
  );
}

function ConfirmStep({ started, onDone, onClose }: TaskProps & { started: Started }) {
  const t = useTranslations('second-factor.app');
  const field = useTranslations('errors.field');
  const { register, submit, formState } = useFactorForm({ code: '' }, async (values) => {
    const { data, recovery_codes } = await confirmApp(values);
    onDone({ said: 'totp', state: data, codes: recovery_codes });
  });
  const { errors, isSubmitting } = formState;
  return (
    <FactorDialog
      title={t('setUpTitle')}
      onClose={onClose}
      onSubmit={submit}
      confirmLabel={t('confirm')}
      loading={isSubmitting}
      loadingLabel={t('confirming')}
      problem={errors.root?.message}
    >
      <p>{t('scan')}</p>
      <img className="factor-qr" src={started.qr} alt={t('qr')} width="200" height="200" />
      <dl className="factor-secret">
        <dt>{t('secret')}</dt>
        <dd>
          <code>{inGroups(started.secret)}</code>
          <CopyButton text={started.secret} label={t('copySecret')} />
        </dd>
      </dl>
      <TextField
        {...register('code', { required: field('required') })}
        label={t('code')}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={errors.code?.message}
      />
    </FactorDialog>
  );
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
