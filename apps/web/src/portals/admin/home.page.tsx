import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { EntryIndex } from '../../features/admin-menu/index.ts';
import { Desk } from '../../features/desk/index.ts';
import { LatestExports } from '../../features/lists-exports/index.ts';
import { mayOpen } from '../../lib/may-open.ts';
import { useMe } from '../../lib/session.ts';
import './home.css';

/** The team's start page: what waits and what comes next, then every page by its name. */
export default function AdminHomePage() {
  const t = useTranslations('admin.home');
  const desk = useTranslations('desk');
  const me = useMe();
  return (
    <div className="admin-home">
      <h1>{desk('title', { name: me?.first ?? '' })}</h1>
      <Desk
        aside={
          mayOpen(me, 'adminExports') && (
            <section className="home-exports" aria-labelledby="latest-exports">
              <h2 id="latest-exports">{t('exports')}</h2>
              <LatestExports />
              <Link to={PAGES.adminExports.path} className="link">
                {t('allExports')}
              </Link>
            </section>
          )
        }
      />
      <EntryIndex title={desk('places')} />
    </div>
  );
}
