import { Link } from '@tanstack/react-router';
import type { Desk } from '@yay/contract/desk/calls';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { formatRange } from '../../../lib/more-formats.ts';
import { useWhereClosed } from '../../../parts/who-goes.ts';
import { DeskRows } from './desk-rows.tsx';

const AHEAD = { state: 'active,upcoming' } as const;

/** Closures of the next two weeks, one for each deed. */
export function DeskClosures({ closures }: { closures: Desk['closures'] | undefined }) {
  const t = useTranslations('desk.closures');
  const whereClosed = useWhereClosed('desk');
  const locale = useLocale();
  return (
    <section aria-labelledby="desk-closures">
      <header className="desk-side-head">
        <h2 id="desk-closures">{t('title')}</h2>
        <Link to={PAGES.adminBlackouts.path} search={AHEAD} className="link">
          {t('all')}
        </Link>
      </header>
      {!closures && <DeskRows />}
      {closures?.total === 0 && <p className="mid">{t('none')}</p>}
      {closures && closures.total > 0 && (
        <ul className="desk-list">
          {closures.data.map((one) => (
            <li key={one.id}>
              <Link
                to={PAGES.adminBlackouts.path}
                search={{ ...AHEAD, name: one.name }}
                className="link"
              >
                {one.name}
              </Link>
              <small>
                {one.starts_on === one.ends_on
                  ? formatDate(one.starts_on, locale, 'dayAndWeekday')
                  : formatRange(one.starts_on, one.ends_on, locale, 'dayAndWeekday')}
                {' · '}
                {one.others === 0
                  ? whereClosed(one.where)
                  : t('others', { place: whereClosed(one.where), count: one.others })}
              </small>
            </li>
          ))}
          {closures.total > closures.data.length && (
            <li className="mid">{t('more', { count: closures.total - closures.data.length })}</li>
          )}
        </ul>
      )}
    </section>
  );
}
