import type { Planned, SchedulePlan } from '@yay/contract/menu-schedules/calls';
import { useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { type Choices, previewPlan, savePlan } from '../api/save-schedule.ts';

/** A plan on its way: first what would come of it, then the save, or what has changed meanwhile. */
export function usePlan(onSaved: () => void) {
  const errors = useFormErrors();
  const errorText = useErrorText();
  const [seen, setSeen] = useState<{ plan: SchedulePlan; planned: Planned } | null>(null);
  const [changed, setChanged] = useState(false);
  const [taken, setTaken] = useState<Choices['taken']>('keep');
  const [busy, setBusy] = useState(false);

  async function preview(
    checked: { plan: SchedulePlan } | { errors: Record<string, string[]> },
  ): Promise<void> {
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

  async function save(): Promise<void> {
    if (busy || !seen) return;
    const { plan, planned } = seen;
    setBusy(true);
    try {
      // The save refuses taken days, and orders, that the preview did not show: those are shown
      // first.
      const saved = await savePlan(plan, {
        taken: planned.counts.taken > 0 ? taken : 'refuse',
        ordered: planned.counts.ordered > 0 ? 'keep' : 'refuse',
      });
      onSaved();
      sayScheduled(saved);
    } catch (error) {
      refuse(error, plan);
      setBusy(false);
    }
  }

  function refuse(error: unknown, plan: SchedulePlan) {
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
  }

  return {
    errors,
    planned: seen?.planned ?? null,
    does: seen !== null && doesAnything(seen.planned, taken),
    changed,
    taken,
    setTaken,
    busy,
    preview,
    save,
    back: () => setSeen(null),
  };
}

function sayScheduled({ counts, specials }: Planned) {
  const { set: made } = counts;
  const changed = counts.replaced + counts.cleared;
  const copied = specials.counts.set;
  if (made + changed > 0 || copied === 0) showAlert('scheduleSaved', { values: { made, changed } });
  if (copied > 0) showAlert('specialsCopied', { values: { count: copied } });
}

const doesAnything = ({ counts, specials }: Planned, taken: Choices['taken']): boolean =>
  counts.set + counts.replaced + counts.cleared + specials.counts.set > 0 ||
  (taken === 'overwrite' && counts.taken > 0);
