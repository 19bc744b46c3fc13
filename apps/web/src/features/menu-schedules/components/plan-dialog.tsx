import type { MenuSchedule, Planned, SchedulePlan } from '@yay/contract/menu-schedules/calls';
import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { Dialog } from '@yay/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { type Choices, previewPlan, savePlan } from '../api/save-schedule.ts';
import { type PlanDraft, type PlanKind, planOf } from '../model/plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';

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
  const [draft, setDraft] = useState(() => draftOf(kind, schedule, school, date, menu));
  const plan = usePlan(draft, onSaved);
  const { errors, seen, busy, taken } = plan;
  const does = seen && doesAnything(seen.planned, taken);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(`title.${kind}`)}
      closeLabel={t('close')}
      {...(seen && { back: { label: t('back'), onPress: plan.back } })}
      done={
        seen
          ? {
              label: t('save'),
              loading: busy,
              loadingLabel: t('saving'),
              disabled: !does,
              onPress: () => void plan.save(seen),
            }
          : {
              label: t('preview'),
              loading: busy,
              loadingLabel: t('previewing'),
              onPress: () => void plan.preview(),
            }
      }
    >
      {seen ? (
        <PlanPreview
          planned={seen.planned}
          changed={plan.changed}
          taken={taken}
          onTaken={plan.setTaken}
          nothing={!does}
        />
      ) : (
        <form
          ref={errors.form}
          className="plan-form record"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void plan.preview();
          }}
        >
          <PlanFields
            draft={draft}
            schedule={schedule}
            errorOf={errors.errorOf}
            onChange={(next) => setDraft((now) => ({ ...now, ...next }))}
          />
          <button type="submit" hidden tabIndex={-1} />
        </form>
      )}
    </Dialog>
  );
}

/** The preview of a plan and its save, which decides only about what was shown. */
function usePlan(draft: PlanDraft, onSaved: () => void) {
  const errors = useFormErrors();
  const errorText = useErrorText();
  const [seen, setSeen] = useState<{ plan: SchedulePlan; planned: Planned } | null>(null);
  const [changed, setChanged] = useState(false);
  const [taken, setTaken] = useState<Choices['taken']>('keep');
  const [busy, setBusy] = useState(false);

  async function preview() {
    const checked = planOf(draft);
    if ('errors' in checked) return errors.placeErrors(checked.errors);
    setBusy(true);
    errors.clearErrors();
    try {
      setSeen({ plan: checked.plan, planned: await previewPlan(checked.plan) });
      setChanged(false);
    } catch (error) {
      errors.sayRefusal(error);
    } finally {
      setBusy(false);
    }
  }
  async function save({ plan, planned }: { plan: SchedulePlan; planned: Planned }) {
    if (busy) return;
    setBusy(true);
    try {
      // What was not seen as taken or ordered is not decided about: it is shown first.
      const { counts, specials } = await savePlan(plan, {
        taken: planned.counts.taken > 0 ? taken : 'refuse',
        ordered: planned.counts.ordered > 0 ? 'keep' : 'refuse',
      });
      const count = counts.set + counts.replaced + counts.cleared;
      onSaved();
      const copied = specials.counts.set;
      if (count > 0 || copied === 0) showAlert('scheduleSaved', { values: { count } });
      if (copied > 0) showAlert('specialsCopied', { values: { count: copied } });
    } catch (error) {
      const now =
        isHttpError(error) && error.status === 409
          ? (error.body as { planned?: Planned } | undefined)?.planned
          : undefined;
      if (now) {
        setSeen({ plan, planned: now });
        setChanged(true);
      } else if (isHttpError(error) && error.status === 422) {
        setSeen(null);
        errors.sayRefusal(error);
      } else showAlert(errorText(error));
      setBusy(false);
    }
  }

  return { errors, seen, changed, taken, setTaken, busy, preview, save, back: () => setSeen(null) };
}

const doesAnything = ({ counts, specials }: Planned, taken: Choices['taken']): boolean =>
  counts.set + counts.replaced + counts.cleared + specials.counts.set > 0 ||
  (taken === 'overwrite' && counts.taken > 0);

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
