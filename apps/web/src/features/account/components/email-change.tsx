import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@yay/contract/identity/account';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { session } from '../../../lib/session.ts';
import { MailedCode } from '../../../parts/mailed-code.tsx';
import { accountQuery } from '../api/account-query.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  sendEmailChangeAgain,
} from '../api/email-change.ts';
import { SectionHead } from './section-head.tsx';

export type EmailChangeProps = {
  change: NonNullable<Account['email_change']>;
  /** It was asked for on this page, just now: the code is what comes next. */
  isNew: boolean;
};

/** Asks for the code that was mailed to a new address; until it is given, the old one stays. */
export function EmailChange({ change, isNew }: EmailChangeProps) {
  const t = useTranslations('account.emailChange');
  const field = useTranslations('errors.field');
  const queries = useQueryClient();
  const [mails, setMails] = useState(0);
  const [busy, setBusy] = useState<'again' | 'cancel' | null>(null);
  const { email } = change;

  function keep(account: Account) {
    queries.setQueryData(accountQuery.queryKey, account);
    const me = session.get();
    if (me) session.set({ ...me, email: account.email });
  }

  const form = useSendForm({
    begin: { code: '' },
    send: async ({ code }) => {
      keep(await confirmEmailChange(code));
      showAlert('profileUpdated');
    },
    refused: (_, { setValue }) => {
      // A wrong code is of no use any more; the next one is typed into an empty field.
      setValue('code', '');
      return false;
    },
  });
  const { register, submit, errors, problem, isSubmitting, setFocus, setValue, clearErrors } = form;
  useEffect(() => {
    if (isNew) setFocus('code');
  }, [isNew, setFocus]);

  async function act(what: 'again' | 'cancel', ask: () => Promise<Account>) {
    setBusy(what);
    clearErrors();
    try {
      keep(await ask());
      setValue('code', '');
      if (what === 'again') {
        setMails((count) => count + 1);
        setFocus('code');
      }
    } catch (error) {
      form.refuse(error);
    }
    setBusy(null);
  }

  return (
    <form className="form" noValidate aria-labelledby="email-change" onSubmit={submit}>
      <SectionHead id="email-change" title={t('title')}>
        {t(change.by_team ? 'textOfTeam' : 'text', { email })}
      </SectionHead>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      {mails > 0 && !problem && !errors.code && (
        <Notice tone="ok" live="status">
          {t('sentAgain')}
        </Notice>
      )}
      <MailedCode address={email} mail={mails} />
      <TextField
        {...register('code', { required: field('required') })}
        label={t('code')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={errors.code?.message}
      />
      <div className="form-foot email-change-foot">
        <Button type="submit" loading={isSubmitting} loadingLabel={t('checking')}>
          {t('submit')}
        </Button>
        <Button
          kind="line"
          loading={busy === 'again'}
          loadingLabel={t('sending')}
          onClick={() => void act('again', sendEmailChangeAgain)}
        >
          {t('sendAgain')}
        </Button>
        <Button
          kind="quiet"
          loading={busy === 'cancel'}
          loadingLabel={t('cancelling')}
          onClick={() => void act('cancel', cancelEmailChange)}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
