import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { Button, buttonClass } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeEmailBack, useLinkToken, wayBackQuery } from '../../features/identity/index.ts';
import { useErrorText, useFieldText } from '../../lib/error-text.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { session } from '../../lib/session.ts';
import './login.css';

/** Where the mail to an address leads that an account has left. */
export default function WayBackPage() {
  const t = useTranslations('account.wayBack');
  const account = useTranslations('account');
  const token = useLinkToken();
  const link = useQuery({ ...wayBackQuery(token), enabled: token !== '' });
  const [isOver, setOver] = useState(false);
  const [back, setBack] = useState<string | null>(null);

  if (back !== null) return <Words title={t('doneTitle')} text={t('suspended', { email: back })} />;
  if (isOver || token === '' || (isHttpError(link.error) && link.error.status === 422)) {
    return <Words title={t('overTitle')} text={t('over')} />;
  }
  if (link.isError) {
    return (
      <div className="door-form">
        <h1>{t('failedTitle')}</h1>
        <Notice tone="danger" live="alert">
          {t('failed')}
        </Notice>
        <Button wide onClick={() => void link.refetch()} loading={link.isFetching}>
          {account('retry')}
        </Button>
      </div>
    );
  }
  if (!link.data) {
    return (
      <SkeletonGroup label={t('checking')} className="door-form">
        <Skeleton height="2.5rem" width="80%" />
        <Skeleton height="4.5rem" />
        <Skeleton height="3.25rem" />
      </SkeletonGroup>
    );
  }
  return (
    <WayBackQuestion
      token={token}
      email={link.data.email}
      onSuspended={() => setBack(link.data.email)}
      onOver={() => setOver(true)}
    />
  );
}

/** An end without a next step on this page. */
function Words({ title, text }: { title: string; text: string }) {
  const t = useTranslations('account.wayBack');
  return (
    <div className="door-form">
      <h1>{title}</h1>
      <p className="intro">{text}</p>
      <Link to={PAGES.login.path} className={buttonClass({ wide: true })}>
        {t('toLogin')}
      </Link>
    </div>
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
      // Whoever was signed in here is not any more, if it was this account.
      session.set(null);
      queries.clear();
      if (passwordToken === null) return onSuspended();
      await navigate({
        to: PAGES.resetPassword.path,
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
