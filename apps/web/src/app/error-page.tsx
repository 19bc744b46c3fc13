import { Link, useRouter } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { buttonClass } from '@yay/ui/button';
import { useTranslations } from 'use-intl';
import { firstData } from '../lib/first-data.ts';
import { isHttpError } from '../lib/http/index.ts';
import { ParentLayout } from './layouts/parent-layout.tsx';
import './error-page.css';

/** What stands where a page can't: its status and why. */
export function PageError({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter();
  const t = useTranslations('shell.wrong');
  if (isHttpError(error) && error.status === 403) {
    return (
      <ErrorPage
        status={403}
        message={t('forbidden')}
        action={
          <Link to={PAGES.home.path} className={buttonClass({ kind: 'line' })}>
            {t('toStart')}
          </Link>
        }
      />
    );
  }
  if (isHttpError(error) && error.status === 404) return <NotFound />;
  const outdated = isMissingChunk(error);
  return (
    <ErrorPage
      status={isHttpError(error) && error.status > 0 ? error.status : 500}
      message={t('title')}
      text={outdated ? t('update') : t('text', { email: firstData().config.contact.email })}
      action={
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            if (outdated) window.location.reload();
            reset?.();
            void router.invalidate();
          }}
        >
          {outdated ? t('reload') : t('retry')}
        </button>
      }
    />
  );
}

/** For an address that no page has. */
export function NotFoundPage() {
  return (
    <ParentLayout>
      <NotFound />
    </ParentLayout>
  );
}

function NotFound() {
  const t = useTranslations('shell.wrong');
  return (
    <ErrorPage
      status={404}
      message={t('notFoundTitle')}
      text={t('notFound')}
      action={
        <Link to={PAGES.lunchCalendar.path} className={buttonClass()}>
          {t('toCalendar')}
        </Link>
      }
    />
  );
}

function ErrorPage(props: {
  status: number;
  message: string;
  text?: string;
  action?: React.ReactNode;
}) {
  const t = useTranslations('shell.wrong');
  return (
    <div className="wrong">
      <p className="wrong-status">{t('status', { status: String(props.status) })}</p>
      <h1>{props.message}</h1>
      {props.text && <p>{props.text}</p>}
      {props.action}
    </div>
  );
}

/** After a release the old files are gone: only loading the page anew helps. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|import/i.test(error.message);
}
