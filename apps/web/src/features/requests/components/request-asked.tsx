import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { RequestRecord } from '@yay/contract/requests/calls';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { clockText } from '@yay/words/times';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FreshDownload } from '../../../lib/fresh-sign-in/fresh-download.tsx';
import { mayOpen } from '../../../lib/may-open.ts';
import { useMe } from '../../../lib/session.ts';
import { requestFile } from '../api/requests.ts';

/** Shows the values of the visitor's form, field by field. */
export function RequestAsked({ request }: { request: RequestRecord }) {
  const t = useTranslations('requests.record');
  const forms = useTranslations('requests-forms');
  const me = useMe();
  const { kind, email, phone, file, message, user_id: userId } = request;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      t('email'),
      <a key="email" className="link" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [
      t('phone'),
      phone && (
        <a key="phone" className="link" href={`tel:${phone}`}>
          {phone}
        </a>
      ),
    ],
    [t('language'), t(`languages.${request.locale}`)],
    [
      t('account'),
      userId !== null && mayOpen(me, 'userSettings') && (
        <Link
          key="account"
          className="link"
          to={PAGES.userSettings.path}
          params={{ user: String(userId) }}
        >
          {t('toAccount')}
        </Link>
      ),
    ],
    [t('topic'), request.topic && forms(`contact.topics.${request.topic}`)],
    [t('child'), request.child],
    [t('school'), request.school],
    [t('zip'), request.zip],
    [t('asker'), request.asker && forms(`school.askers.${request.asker}`)],
    [t('children'), request.children && forms(`school.sizes.${request.children}`)],
    [t('lunchAt'), request.lunch_at && clockText(request.lunch_at)],
    [t('job'), kind === 'job' && (request.job || t('noJob'))],
    [
      t('file'),
      file && (
        <FreshDownload
          key="file"
          className="staff-btn small"
          href={requestFile(request.id)}
          label={t('fileLabel', { name: file.name })}
        >
          <ArrowDownTrayIcon small />
          <span className="requests-file">{file.name}</span>
          <span className="dim">{t('fileSize', { size: Math.ceil(file.bytes / 1000) })}</span>
        </FreshDownload>
      ),
    ],
  ];
  return (
    <section className="requests-part" aria-labelledby="request-asked">
      <h2 id="request-asked">{t('asked')}</h2>
      <dl className="requests-facts">
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([title, value]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {message ? (
        <p className="requests-message" lang={request.locale}>
          {message}
        </p>
      ) : (
        <p className="dim">{t('noMessage')}</p>
      )}
    </section>
  );
}
