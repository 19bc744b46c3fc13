import { Link } from '@tanstack/react-router';
import type { Desk } from '@yay/contract/desk/calls';
import { PAGES, type PageName } from '@yay/contract/pages';
import { Skeleton } from '@yay/ui/skeleton';
import { type ReactNode, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { mayOpen } from '../../../lib/may-open.ts';
import { useMe } from '../../../lib/session.ts';

interface Tile {
  readonly id: string;
  readonly page: PageName;
  readonly count: number | undefined;
  readonly label: ReactNode;
  readonly note: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** Numbers that should be zero, each a link to the list that makes it so. */
export function DeskWaiting({ desk }: { desk: Desk | undefined }) {
  const t = useTranslations('desk.waiting');
  const me = useMe();
  const tiles = useTiles(desk).filter(({ page }) => mayOpen(me, page));
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="desk-waiting">
      <h2 id="desk-waiting">{t('title')}</h2>
      <ul className="desk-tiles">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <WaitingTile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useTiles(desk: Desk | undefined): readonly Tile[] {
  const t = useTranslations('desk.waiting');
  const dunning = desk?.dunning?.families;
  const approvals = desk?.approvals?.waiting;
  const reconciliations = desk?.reconciliations?.open;
  const jobs = desk?.jobs?.failed;
  const requests = desk?.requests ? desk.requests.new + desk.requests.open : undefined;
  const texts = desk?.own_texts?.missing;
  return [
    {
      id: 'dunning',
      page: 'adminDunning',
      count: dunning,
      label: t('dunning', { count: dunning ?? 0 }),
      note: t('dunningNote', { amount: formatUsd(desk?.dunning?.owed_cents ?? 0) }),
    },
    {
      id: 'approvals',
      page: 'adminApprovals',
      count: approvals,
      label: t('approvals', { count: approvals ?? 0 }),
      note: t('approvalsNote'),
    },
    {
      id: 'reconciliations',
      page: 'adminReconciliation',
      count: reconciliations,
      label: t('reconciliations', { count: reconciliations ?? 0 }),
      note: t('reconciliationsNote'),
    },
    {
      id: 'jobs',
      page: 'opsJobs',
      count: jobs,
      label: t('jobs', { count: jobs ?? 0 }),
      note: t('jobsNote'),
      search: { state: 'failed' },
    },
    {
      id: 'requests',
      page: 'adminRequests',
      count: requests,
      label: t('requests', { count: requests ?? 0 }),
      note: t('requestsNote', { count: desk?.requests?.new ?? 0 }),
    },
    {
      id: 'texts',
      page: 'adminPages',
      count: texts,
      label: t('texts', { count: texts ?? 0 }),
      note: t('textsNote', { count: texts ?? 0 }),
    },
  ];
}

function WaitingTile({ tile: { page, search = {}, count, label, note } }: { tile: Tile }) {
  const format = useFormatter();
  const id = useId();
  return (
    <Link
      to={PAGES[page].path as '/'}
      search={search as never}
      className="desk-tile"
      data-waits={(count ?? 0) > 0 || undefined}
      aria-describedby={id}
    >
      <b>
        {count === undefined ? <Skeleton width="2rem" height="1.5rem" /> : format.number(count)}
      </b>{' '}
      <span>{label}</span>
      <small id={id}>{note}</small>
    </Link>
  );
}
