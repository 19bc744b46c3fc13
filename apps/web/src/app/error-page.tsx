import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type Portal, portalOf } from '@yay/contract/page';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { useTranslations } from 'use-intl';
import { firstData } from '../lib/first-data.ts';
import { isHttpError } from '../lib/http/index.ts';
import { useOutdated } from '../lib/version.ts';
import { ParentLayout } from './layouts/parent-layout.tsx';
import { MissingPart } from './missing-part.ts';
import './error-page.css';

/** Stands in for a page that can't be shown: its status and why. */
export function PageError({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter();
  const t = useTranslations('shell.wrong');
  const outdated = useOutdated();
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
  const missing = error instanceof MissingPart;
  const updated = missing && outdated;
  return (
    <ErrorPage
      status={updated ? null : isHttpError(error) && error.status > 0 ? error.status : 500}
      message={updated ? t('updateTitle') : t('title')}
      text={updated ? t('update') : t('text', { email: firstData().config.contact.email })}
      action={
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            if (missing) return window.location.reload();
            reset?.();
            void router.invalidate();
          }}
        >
          {missing ? t('reload') : t('retry')}
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
