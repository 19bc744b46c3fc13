import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type Portal, portalOf } from '@yay/contract/page';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onceOnline } from '../lib/connection.ts';
import { firstData } from '../lib/first-data.ts';
import { isHttpError } from '../lib/http/index.ts';
import { isOutdated, useOutdated } from '../lib/version.ts';
import { ParentLayout } from './layouts/parent-layout.tsx';
import { MissingPart } from './missing-part.ts';
import { PagePending } from './page-pending.tsx';
import './error-page.css';

/** Stands in for a page that can't be shown: its status and why. */
export function PageError({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter();
  const t = useTranslations('shell.wrong');
  if (isHttpError(error) && error.status === 403) {
    return (
      <ErrorPage
        status={403}
        message={t('forbidden')}
        action={
          <Link to={PARENT_PAGES.home.path} className={buttonClass({ kind: 'line' })}>
            {t('toStart')}
          </Link>
        }
      />
    );
  }
  if (isHttpError(error) && error.status === 404) return <NotFound />;
  if (error instanceof MissingPart) return <MissingPage />;
  return (
    <ErrorPage
      status={isHttpError(error) && error.status > 0 ? error.status : 500}
      message={t('title')}
      text={t('text', { email: firstData().config.contact.email })}
      action={
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            reset?.();
            void router.invalidate();
          }}
        >
          {t('retry')}
        </button>
      }
    />
  );
}

/**
 * Stands in for a page whose files did not come. It loads by itself once the server answers: the page
 * before is left already, and with it went whatever its person was asked about. A page that is missing
 * even then is told as an error, and a newer version is offered.
 */
function MissingPage() {
  const t = useTranslations('shell.wrong');
  const outdated = useOutdated();
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    let left = false;
    void onceOnline().then(() => {
      const tried = `missing ${window.location.href}`;
      if (left || isOutdated()) return;
      if (sessionStorage.getItem(tried)) return setMissed(true);
      sessionStorage.setItem(tried, '1');
      window.location.reload();
    });
    return () => {
      left = true;
    };
  }, []);
  if (!outdated && !missed) return <PagePending />;
  return (
    <ErrorPage
      status={null}
      message={t(outdated ? 'updateTitle' : 'title')}
      text={outdated ? t('update') : t('text', { email: firstData().config.contact.email })}
      action={
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          {t('reload')}
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

/** Where each portal goes on from an address that leads nowhere, and how the way there is called. */
const HOMES = {
  parent: { path: PARENT_PAGES.lunchCalendar.path, word: 'toCalendar' },
  admin: { path: '/admin', word: 'toDesk' },
  schools: { path: '/schools', word: 'toSchools' },
  vendors: { path: '/vendors', word: 'toVendors' },
} as const satisfies Record<Portal, object>;

function NotFound() {
  const t = useTranslations('shell.wrong');
  const { path, word } = HOMES[useLocation({ select: ({ pathname }) => portalOf(pathname) })];
  return (
    <ErrorPage
      status={404}
      message={t('notFoundTitle')}
      text={t('notFound')}
      action={
        <Link to={path} className={buttonClass()}>
          {t(word)}
        </Link>
      }
    />
  );
}

function ErrorPage(props: {
  status: number | null;
  message: string;
  text?: string;
  action?: React.ReactNode;
}) {
  const t = useTranslations('shell.wrong');
  return (
    <div className="wrong">
      {props.status && (
        <p className="wrong-status">{t('status', { status: String(props.status) })}</p>
      )}
      <h1>{props.message}</h1>
      {props.text && <p>{props.text}</p>}
      {props.action}
    </div>
  );
}
