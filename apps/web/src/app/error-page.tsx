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
 * before is left already, and with it went whatever its person was asked about. A page that is still
 * missing then is told as an error, and a newer version is offered.
 */
function MissingPage() {
  const t = useTranslations('shell.wrong');
  const outdated = useOutdated();
  const [isMissed, setMissed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void onceOnline().then(() => {
      if (isLeft || isOutdated()) return;
      if (isFirstTry()) window.location.reload();
      else setMissed(true);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  if (!outdated && !isMissed) return <PagePending />;
  return (
    <ErrorPage
      status={null}
      message={outdated ? t('updateTitle') : t('title')}
      text={outdated ? t('update') : t('text', { email: firstData().config.contact.email })}
      action={
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          {t('reload')}
        </button>
      }
    />
  );
}

const TRIED_AT = 'missing-page';
/** A page that is missing again so soon after it was loaded anew, in milliseconds, is missing for good. */
const AGAIN_MS = 60_000;

/** Tells whether this address was not loaded anew a moment ago, and notes that it is now. */
function isFirstTry(): boolean {
  const [at, address] = (sessionStorage.getItem(TRIED_AT) ?? '').split(' ', 2);
  const { href } = window.location;
  if (address === href && Date.now() - Number(at) < AGAIN_MS) return false;
  sessionStorage.setItem(TRIED_AT, `${Date.now()} ${href}`);
  return true;
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
