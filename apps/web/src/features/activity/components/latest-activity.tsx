import { useQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '@yay/contract/activity/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { userActivityQuery } from '../api/user-activity-query.ts';
import { ActivityChanges } from './activity-changes.tsx';
import { useWho } from './activity-who.tsx';
import { useActivityWords } from './use-activity-words.ts';

/** The last few things that people did to somebody, beside what can be changed about her. */
export function LatestActivity({ userId, limit }: { userId: number; limit: number }) {
  const t = useTranslations('activity');
  const { data, error, refetch } = useQuery(
    userActivityQuery(userId, { by: 'people', per_page: limit }),
  );
  if (data) {
    if (data.data.length === 0) return <p className="dim">{t('latestNone')}</p>;
    return (
      <ol className="activity-latest">
        {data.data.map((entry) => (
          <Entry key={entry.id} entry={entry} userId={userId} />
        ))}
      </ol>
    );
  }
  if (error) {
    return (
      <p className="activity-failed" role="alert">
        {t('latestFailed')}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </p>
    );
  }
  return (
    <SkeletonGroup label={t('loading')} className="activity-skeleton">
      {Array.from({ length: limit }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike have nothing else
        <Skeleton key={row} height="2.5rem" />
      ))}
    </SkeletonGroup>
  );
}

function Entry({ entry, userId }: { entry: ActivityEntry; userId: number }) {
  const t = useTranslations('activity');
  const { when, what, record } = useActivityWords();
  const who = useWho();
  // On her own page it needs no saying that it is about her.
  const herself = entry.subject.type === 'user' && entry.subject.id === userId;
  const about = herself ? '' : record(entry);
  return (
    <li>
      <time dateTime={entry.at}>{when(entry.at)}</time>
      <p>
        <b>{who(entry)}</b>
        {entry.as_whom && (
          <>
            {' '}
            <span className="activity-as">{t('as', { name: entry.as_whom.full_name })}</span>
          </>
        )}
      </p>
      <p className="mid">{about ? t('sentence', { what: what(entry), about }) : what(entry)}</p>
      <ActivityChanges changes={entry.changes} />
    </li>
  );
}
