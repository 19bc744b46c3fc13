import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { PlainDate } from '@yay/domain/calendar';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { LeaveGuard } from '../../../lib/leave-guard.tsx';
import { listKey } from '../../../lib/list/index.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { AffectedPreview } from '../../../parts/affected/index.ts';
import { becauseSent } from '../../../parts/because-fields.tsx';
import { daysText } from '../../../parts/days-text.ts';
import { deletionQuery, removeMeals } from '../api/meals.ts';
import { missingOf, NEW_REMOVAL, type Removal, rangeOf } from '../model/removal.ts';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { RemoveFields } from './remove-fields.tsx';

export function RemoveForm({ onStarted }: { onStarted: (runId: number, days: string) => void }) {
  const t = useTranslations('meals.remove');
  const locale = useLocale();
  const client = useQueryClient();
  const errors = useFormErrors();
  const [removal, setRemoval] = useState<Removal>(NEW_REMOVAL);
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const range = rangeOf(removal);
  const preview = useQuery({ ...deletionQuery(range), placeholderData: keepPreviousData });
  const shown = range === null || preview.isPlaceholderData ? undefined : preview.data;
  const { dates } = removal;
  const days = dates ? daysText(dates.from as PlainDate, dates.to as PlainDate, locale) : '';
  useEffect(() => {
    if (!preview.isError) return;
    showAlert('failedLoadingAffectedMeals');
    // Nobody is asked to agree to what can't be counted.
    setAsking(false);
  }, [preview.isError]);

  function change(next: Partial<Removal>) {
    for (const field of Object.keys(next)) {
      errors.forgetError(field === 'dates' ? 'start_date' : field);
      if (field === 'dates') errors.forgetError('end_date');
    }
    setRemoval((now) => ({ ...now, ...next }));
  }
  function ask() {
    const missing = missingOf(removal);
    if (missing) return errors.placeErrors(missing);
    errors.clearErrors();
    if (preview.isError) {
      showAlert('failedLoadingAffectedMeals');
      return void preview.refetch();
    }
    if (shown?.orders === 0) return showAlert(t('nothing'));
    setAsking(true);
  }
  async function remove() {
    if (range === null || saving) return;
    setSaving(true);
    try {
      onStarted(await removeMeals({ ...range, ...becauseSent(removal) }), days);
    } catch (error) {
      setSaving(false);
      setAsking(false);
      errors.sayRefusal(error);
      await preview.refetch();
    }
    await client.invalidateQueries({ queryKey: listKey('meals') });
  }
  return (
    <form
      ref={errors.form}
      className="record-body meals-remove"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div>
        <RemoveFields removal={removal} change={change} errorOf={errors.errorOf} />
        <div className="record-foot">
          <Link to={PAGES.adminMeals.path} search={{}} className="staff-btn">
            {t('cancel')}
          </Link>
          <button type="submit" className="staff-btn danger">
            {t('submit')}
          </button>
        </div>
      </div>
      <aside className="record-side" aria-label={t('crumb')}>
        <AffectedPreview
          words="meals.preview"
          query={preview}
          isAsked={range !== null}
          affectedOf={(affected) => affected}
        />
      </aside>
      <ConfirmRemoval
        open={asking}
        busy={saving}
        days={days}
        affected={shown}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
      <LeaveGuard unsaved={saving || removal === NEW_REMOVAL ? 0 : 1} />
    </form>
  );
}
