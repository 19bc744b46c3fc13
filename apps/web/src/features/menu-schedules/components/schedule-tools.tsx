import type { MenuSchedule } from '@yay/contract/menu-schedules/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { DocumentDuplicateIcon, PlusIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { useTranslations } from 'use-intl';
import { WeekTurner } from '../../../parts/week-turner.tsx';
import type { PlanKind } from '../model/plan-draft.ts';
import type { ScheduleMove } from '../model/schedule-address.ts';

/** Chooses the view of the schedule, and offers the acts on it. */
export function ScheduleTools({
  schedule,
  school,
  monday,
  thisMonday,
  mayWrite,
  onMove,
  onPlan,
}: {
  schedule: MenuSchedule;
  school: number | null;
  monday: PlainDate;
  thisMonday: PlainDate;
  mayWrite: boolean;
  onMove: (next: ScheduleMove) => void;
  onPlan: (kind: PlanKind) => void;
}) {
  const t = useTranslations('menu-schedules.tools');
  const { markets, schools, groups, market_id: market, group } = schedule;
  return (
    <div className="schedule-tools">
      <div className="schedule-filters">
        <NativeSelect
          label={t('market')}
          value={market ?? ''}
          onChange={(event) =>
            onMove({ market: event.currentTarget.value, schools: undefined, group: undefined })
          }
        >
          {markets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('school')}
          value={school ?? ''}
          onChange={(event) =>
            onMove({
              market: market === null ? undefined : String(market),
              schools: event.currentTarget.value || undefined,
            })
          }
        >
          <option value="">{t('allSchools', { count: String(schools.length) })}</option>
          {schools.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('group')}
          value={group ?? ''}
          onChange={(event) => onMove({ group: event.currentTarget.value })}
        >
          {groups.map(({ name, first, last }) => (
            <option key={name} value={name}>
              {t('groupOf', { group: name, first, last })}
            </option>
          ))}
        </NativeSelect>
      </div>
      <nav className="schedule-weeks" aria-label={t('weeks')}>
        <WeekTurner
          monday={monday}
          thisMonday={thisMonday}
          onMonday={(to) => onMove({ monday: to })}
        />
      </nav>
      {mayWrite && (
        <div className="schedule-acts">
          <button type="button" className="staff-btn quiet" onClick={() => onPlan('clear')}>
            {t('clear')}
          </button>
          <button type="button" className="staff-btn" onClick={() => onPlan('copy')}>
            <DocumentDuplicateIcon small />
            {t('copyWeek')}
          </button>
          <button type="button" className="staff-btn primary" onClick={() => onPlan('assign')}>
            <PlusIcon small />
            {t('assign')}
          </button>
        </div>
      )}
    </div>
  );
}
