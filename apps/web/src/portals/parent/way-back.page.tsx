import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Button, buttonClass } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeEmailBack, useLinkToken, wayBackQuery } from '../../features/identity/index.ts';
import { useErrorText, useFieldText } from '../../lib/error-text.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { session } from '../../lib/session.ts';
import { LinkDoor } from '../../parts/link-door.tsx';
import './login.css';

/** Opens from the mail to an address that an account has left. */
export default function WayBackPage() {
  const t = useTranslations('account.wayBack');
  const account = useTranslations('account');
  const token = useLinkToken();
  const link = useQuery({ ...wayBackQuery(token), enabled: token !== '' });
  const [isOver, setOver] = useState(false);
  const [back, setBack] = useState<string | null>(null);

  const toLogin = (
    <Link to={PARENT_PAGES.login.path} className={buttonClass({ wide: true })}>
      {t('toLogin')}
    </Link>
  );

  if (back !== null) {
    return (
      <div className="door-form">
        <h1>{t('doneTitle')}</h1>
        <p className="intro">{t('suspended', { email: back })}</p>
        {toLogin}
      </div>
    );
  }
  return (
    <LinkDoor
      asked={link}
      token={token}
      isOver={isOver}
      texts={{
        checking: t('checking'),
        overTitle: t('overTitle'),
        over: t('over'),
        failedTitle: t('failedTitle'),
        failed: t('failed'),
        retry: account('retry'),
      }}
      way={toLogin}
      heights={['4.5rem', '3.25rem']}
    >
      {({ email }) => (
        <WayBackQuestion
          token={token}
          email={email}
          onSuspended={() => setBack(email)}
          onOver={() => setOver(true)}
        />
      )}
    </LinkDoor>
  );
}

type WayBackQuestionProps = {
  token: string;
  email: string;
  onSuspended: () => void;
  /** Somebody was quicker, or the week is over. */
  onOver: () => void;
};

/** Asks before it is done: programs that look at mails open their links. */
function WayBackQuestion({ token, email, onSuspended, onOver }: WayBackQuestionProps) {
  const t = useTranslations('account.wayBack');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function putBack() {
    setSending(true);
    setProblem(null);
    try {
      const { password_token: passwordToken } = await takeEmailBack(token);
      // A person who was signed in here is not any more, if it was this account.
      session.set(null);
      // This page's own query stays: asked again, it would say that the link has been used.
      queries.removeQueries({ type: 'inactive' });
      if (passwordToken === null) return onSuspended();
      await navigate({
        to: PARENT_PAGES.resetPassword.path,
        state: { linkToken: passwordToken },
        replace: true,
      });
    } catch (error) {
      refuse(error);
    }
    setSending(false);
  }

  function refuse(error: unknown) {
    if (isHttpError(error) && error.code === 'link_over') return onOver();
    const taken = isHttpError(error) ? (error.errors.email ?? []) : [];
    setProblem(taken.length > 0 ? `${fieldText(taken)} ${t('write')}` : errorText(error));
  }

  return (
    <div className="door-form">
      <h1>{t('title')}</h1>
      <p className="intro">{t('intro', { email })}</p>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      <Button wide loading={isSending} loadingLabel={t('sending')} onClick={() => void putBack()}>
        {t('submit')}
      </Button>
      <p className="hint">{t('note')}</p>
    </div>
  );
}
