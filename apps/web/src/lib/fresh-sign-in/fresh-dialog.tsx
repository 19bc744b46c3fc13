import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { FingerPrintIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { PasswordField } from '@yay/ui/password-field';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../error-text.ts';
import { askForPasskey, NoPasskey, supportsPasskeys } from '../passkeys.ts';
import { useSendForm } from '../send-form.ts';
import { askWho, confirmByPasskey, confirmByPassword, type FreshQuestion } from './api.ts';
import './fresh-dialog.css';

/** Takes the password or a passkey of the person whose session it is. */
export function FreshDialog({
  question,
  onEnd,
}: {
  question: FreshQuestion;
  onEnd: (confirmed: boolean) => void;
}) {
  const t = useTranslations('fresh-sign-in');
  const field = useTranslations('errors.field');
  const passkey = usePasskey(question, () => onEnd(true));
  const { register, submit, setFocus, errors, problem, isSubmitting } = useSendForm({
    begin: { password: '' },
    send: async ({ password }) => {
      await confirmByPassword(password);
      onEnd(true);
    },
  });
  // Once this dialog holds the focus: before, the one below it would take it back.
  useEffect(() => setFocus('password'), [setFocus]);
  const busy = isSubmitting || passkey.waiting;
  const told = problem ?? passkey.problem;
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('title')}
      closeLabel={t('cancel')}
      onClose={() => onEnd(false)}
      locked={busy}
    >
      <form className="fresh-form" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('text', { email: question.email })}</p>
        {told && (
          <Notice tone="danger" live="alert">
            {told}
          </Notice>
        )}
        {/* For whoever keeps the passwords: without it, they do not know whose this is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={question.email}
          readOnly
          hidden
        />
        <PasswordField
          {...register('password', { required: field('required') })}
          label={t('password')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={errors.password?.message}
        />
        <div className="fresh-acts">
          <Button kind="quiet" onClick={() => onEnd(false)} disabled={busy}>
            {t('cancel')}
          </Button>
          {question.passkey && supportsPasskeys() && (
            <Button
              kind="line"
              icon={<FingerPrintIcon />}
              loading={passkey.waiting}
              loadingLabel={t('passkeyWaiting')}
              disabled={isSubmitting}
              onClick={() => void passkey.ask()}
            >
              {t('withPasskey')}
            </Button>
          )}
          <Button
            type="submit"
            loading={isSubmitting}
            loadingLabel={t('confirming')}
            disabled={passkey.waiting}
          >
            {t('confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function usePasskey(asked: FreshQuestion, onConfirmed: () => void) {
  const t = useTranslations('fresh-sign-in');
  const errorText = useErrorText();
  const [question, setQuestion] = useState(asked.passkey);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  async function ask() {
    if (question === null) return;
    setWaiting(true);
    setProblem(undefined);
    try {
      const answer = await askForPasskey(question.question);
      await confirmByPasskey(question.challenge_token, answer);
      onConfirmed();
      return;
    } catch (error) {
      setProblem(error instanceof NoPasskey ? t('passkeyCancelled') : errorText(error));
    }
    // A question takes one answer: the next try needs the next one.
    setQuestion((await askWho().catch(() => asked)).passkey);
    setWaiting(false);
  }
  return { waiting, problem, ask };
}
