import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mondayOf, type PlainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { EmptyState } from '@yay/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import { SCHEDULE_KEY, scheduleQuery } from '../api/schedule-query.ts';
import type { PlanKind } from '../model/plan-draft.ts';
import type { ScheduleAddress, ScheduleMove } from '../model/schedule-address.ts';
import type { Spot } from '../model/spot.ts';
import { ItemPanel } from './item-panel.tsx';
import { MonthDialog } from './month-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { ScheduleGrid } from './schedule-grid.tsx';
import { ScheduleHead } from './schedule-head.tsx';
import { ScheduleTools } from './schedule-tools.tsx';
import '../../../lib/staff/record.css';
import './schedules.css';

export type ScheduleCalendarProps = {
  address: ScheduleAddress;
  onMove: (next: ScheduleMove) => void;
  /** Only its days, below everything else of the menu. */
  menu?: { readonly id: number; readonly name: string; readonly archived_at: string | null };
};

/** Weeks as rows, weekdays as columns: by which menus a grade group of a market or a school eats. */
export function ScheduleCalendar({ address, onMove, menu }: ScheduleCalendarProps) {
  const t = useTranslations('menu-schedules.page');
  const client = useQueryClient();
  const me = useMe();
  const mayWrite = may(me, 'internal_dashboard:menus') && !menu?.archived_at;
  const thisMonday = mondayOf(dateInZone(serverNowMs(), OFFICE));
  const { market, school, group, monday = null } = address;
  const asked = { market, school, group, monday: monday ?? thisMonday, menu: menu?.id ?? null };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(scheduleQuery(asked));
  const [spot, setSpot] = useState<Spot | null>(null);
  const [plan, setPlan] = useState<{ kind: PlanKind | 'month'; date: PlainDate | null } | null>(
    null,
  );
  const look = () => void client.invalidateQueries({ queryKey: SCHEDULE_KEY });
  useChannel('private-list.menu_schedules', { 'list.changed': look, missed: look });

  const wasItem = spot && data?.days.some(({ date }) => date === spot.date);
  return (
    <div className={classNames('schedule', menu ? 'within' : 'record')}>
      <div className="schedule-main">
        <ScheduleHead
          within={menu !== undefined}
          updating={data !== undefined && isFetching && isPlaceholderData}
          {...(mayWrite && { onMonth: () => setPlan({ kind: 'month', date: null }) })}
        />
        {error && !data ? (
          <StaffFailed
            error={error}
            title={t('failedTitle')}
            retry={t('retry')}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <>
            <ScheduleTools
              schedule={data}
              school={school}
              monday={asked.monday}
              thisMonday={thisMonday}
              mayWrite={mayWrite}
              onMove={(next) => {
                setSpot(null);
                onMove(next);
              }}
              onPlan={(kind) => setPlan({ kind, date: null })}
            />
            {data.group === null ? (
              <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
            ) : (
              <ScheduleGrid
                schedule={data}
                thisMonday={thisMonday}
                only={menu?.id ?? null}
                spot={spot}
                stale={isPlaceholderData}
                onSpot={setSpot}
                {...(mayWrite && {
                  onCopyDay: (date: PlainDate) => setPlan({ kind: 'copy', date }),
                })}
              />
            )}
          </>
        ) : (
          <SkeletonGroup label={t('loading')}>
            <Skeleton width="100%" height="2.25rem" />
            <Skeleton width="100%" height="30rem" />
          </SkeletonGroup>
        )}
      </div>
      {data?.group && spot && wasItem && (
        <ItemPanel
          schedule={data}
          school={school}
          group={data.group}
          spot={spot}
          mayWrite={mayWrite}
          onSpot={setSpot}
          onChanged={look}
        />
      )}
      {data && plan?.kind === 'month' && (
        <MonthDialog
          school={data.schools.find(({ id }) => id === school) ?? null}
          onClose={() => setPlan(null)}
        />
      )}
      {data && plan && plan.kind !== 'month' && (
        <PlanDialog
          kind={plan.kind}
          schedule={data}
          school={school}
          date={plan.date}
          {...(menu && { menu })}
          onClose={() => setPlan(null)}
          onSaved={() => {
            setPlan(null);
            look();
            void client.invalidateQueries({ queryKey: ['menu'] });
          }}
        />
      )}
    </div>
  );
}
