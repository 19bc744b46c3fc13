import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ActivityList } from './activity-list.tsx';

const LATEST = 4;

/** Beside what can be changed about a person: what was, by whom, and the way to all of it. */
export function LatestChanges({ userId, logsPath }: { userId: number; logsPath: string }) {
  const t = useTranslations('activity');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="activity-title">
        <h2 id={id}>{t('latest')}</h2>
        <Link to={logsPath} className="link">
          {t('all')}
        </Link>
      </div>
      <ActivityList aboutUserId={userId} limit={LATEST} />
    </section>
  );
}
