import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { LuncherList } from '@yay/contract/luncher-lists/calls';
import { LIST_TABS } from '@yay/contract/luncher-lists/values';
import { EmptyState } from '@yay/ui/empty-state';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { RecordTabs } from '../../../parts/record-tabs.tsx';
import { SchoolFrame, schoolPath } from '../../../parts/school-portal/index.ts';
import { listQuery } from '../api/list-query.ts';
import { hasFilters, type ListAddress } from '../model/list-address.ts';
import { ListActs } from './list-acts.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListTable } from './list-table.tsx';
import { SeatBar } from './seat-bar.tsx';
import './luncher-list.css';

export interface LuncherListProps {
  segment: string;
  asked: ListAddress;
}

/** Shows who eats what at one school, day by day. */
export function LuncherListPage({ segment, asked }: LuncherListProps) {
  return (
    <SchoolFrame segment={segment} here="lunchers">
      {(school) => (
        <Lunchers schoolId={school.id} path={schoolPath(school, 'lunchers')} asked={asked} />
      )}
    </SchoolFrame>
  );
}

function Lunchers({
  schoolId,
  path,
  asked,
}: {
  schoolId: number;
  path: string;
  asked: ListAddress;
}) {
  const t = useTranslations('luncher-lists');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    listQuery(schoolId, asked),
  );
  const go = (change: ListAddress, replace = false) =>
    void navigate({ to: path, search: { ...asked, page: undefined, ...change }, replace });
  if (!data) {
    if (!error) return <ListSkeleton />;
    return (
      <StaffFailed title={t('errorTitle')} retry={t('retry')} onRetry={() => void refetch()}>
        {errorText(error)}
      </StaffFailed>
    );
  }
  return (
    <div aria-busy={isFetching}>
      <Head list={data} schoolId={schoolId} path={path} asked={asked} />
      <RecordTabs label={t('tabsLabel')}>
        {LIST_TABS.filter(
          (tab) => tab !== 'absent' || tab === asked.tab || data.counts.absent > 0,
        ).map((tab) => (
          <Link
            key={tab}
            to={path}
            search={{ ...asked, page: undefined, tab: tab === 'everyone' ? undefined : tab }}
            activeOptions={{ exact: true }}
            aria-current={tab === (asked.tab ?? 'everyone') ? 'page' : undefined}
          >
            {t(`tabs.${tab}`)} <span className="n">{data.counts[tab]}</span>
          </Link>
        ))}
      </RecordTabs>
      <ListFilters list={data} asked={asked} path={path} onChange={go} />
      {data.data.length > 0 ? (
        <Children
          list={data}
          isOld={isPlaceholderData}
          schoolId={schoolId}
          asked={asked}
          onChange={go}
        />
      ) : hasFilters(asked) ? (
        <EmptyState
          title={t('nobodyTitle')}
          action={
            <Link to={path} search={{ date: asked.date }} className="staff-btn">
              {t('clear')}
            </Link>
          }
        >
          {t('nobodyText')}
        </EmptyState>
      ) : (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      )}
      {data.counts.needs_you > 0 && (
        <div className="list-needs">
          <Notice tone="late">{t('needsText', { count: data.counts.needs_you })}</Notice>
        </div>
      )}
    </div>
  );
}

/** The list, of which children are checked to seat them where the school has rooms. */
function Children(props: {
  list: LuncherList;
  isOld: boolean;
  schoolId: number;
  asked: ListAddress;
  onChange: (change: ListAddress, replace?: boolean) => void;
}) {
  const { list, isOld, schoolId, asked, onChange } = props;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const hasRooms = list.rooms.length > 0;
  const address = JSON.stringify(asked);
  const [known, setKnown] = useState(address);
  // Another list begins with nobody checked.
  if (known !== address) {
    setKnown(address);
    setChosen(new Set());
  }
  return (
    <>
      {hasRooms && (
        <SeatBar
          list={list}
          schoolId={schoolId}
          onlyWithout={asked.tab === 'needs_you'}
          isOld={isOld}
          chosen={chosen}
          onChoose={setChosen}
          onSeated={() => onChange({}, true)}
        />
      )}
      <ListTable
        list={list}
        asked={asked}
        onChange={onChange}
        chosen={hasRooms ? chosen : undefined}
        onChoose={setChosen}
      />
    </>
  );
}

function Head(props: { list: LuncherList; schoolId: number; path: string; asked: ListAddress }) {
  const { list } = props;
  const t = useTranslations('luncher-lists');
  const locale = useLocale();
  const { everyone, lunch } = list.counts;
  const day = formatDate(list.date, locale, 'dayAndWeekday');
  return (
    <header className="portal-head">
      <h1>{t('title')}</h1>
      <p className="mid">{t('summary', { children: everyone, lunches: lunch, day })}</p>
      <div className="acts">
        <ListActs {...props} />
      </div>
    </header>
  );
}

function ListSkeleton() {
  const t = useTranslations('luncher-lists');
  return (
    <SkeletonGroup label={t('loading')} className="list-skeleton">
      <Skeleton width="16rem" height="2rem" />
      <Skeleton height="2.25rem" />
      <Skeleton height="2rem" />
      <Skeleton height="24rem" />
    </SkeletonGroup>
  );
}
