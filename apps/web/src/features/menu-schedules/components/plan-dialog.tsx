import type { MenuSchedule } from '@yay/contract/menu-schedules/calls';
import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PlanDraft, type PlanKind, planOf } from '../model/plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { usePlan } from './use-plan.ts';

/** Gives days a menu, copies or clears them: first what is wanted, then what would come of it. */
export function PlanDialog({
  kind,
  schedule,
  school,
  date,
  menu = null,
  onClose,
  onSaved,
}: {
  kind: PlanKind;
  schedule: MenuSchedule;
  school: number | null;
  /** The day that something is copied to. */
  date: PlainDate | null;
  menu?: PlanDraft['menu'];
  onClose: () => void;
  onSaved: () => void;
}) {
  const t = useTranslations('menu-schedules.plan');
  const plan = usePlan(onSaved);
  const [draft, setDraft] = useState(() => draftOf(kind, schedule, school, date, menu));
  return (
    <PlanSteps
      plan={plan}
      title={t(`title.${kind}`)}
      onPreview={() => void plan.preview(planOf(draft))}
      onClose={onClose}
    >
      <PlanFields
        draft={draft}
        schedule={schedule}
        errorOf={plan.errors.errorOf}
        onChange={(next) => setDraft((now) => ({ ...now, ...next }))}
      />
    </PlanSteps>
  );
}

function draftOf(
  kind: PlanKind,
  schedule: MenuSchedule,
  school: number | null,
  date: PlainDate | null,
  menu: PlanDraft['menu'],
): PlanDraft {
  const monday = schedule.days[0]?.date ?? mondayOf(schedule.today);
  const next = addDays(mondayOf(schedule.today), 7);
  const start = monday > schedule.today ? monday : next;
  return {
    kind,
    schools: school === null ? schedule.schools.map(({ id }) => id) : [school],
    groups: schedule.group === null ? [] : [schedule.group],
    menu,
    start,
    end: addDays(start, 4),
    weekdays: [1, 2, 3, 4, 5],
    unit: date === null ? 'week' : 'day',
    from: date === null ? monday : addDays(date, -7),
    to: date ?? addDays(monday, 28),
    repeat: 1,
  };
}
