import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { LeaveGuard } from '../../../lib/leave-guard.tsx';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { newUuid } from '../../../lib/uuid.ts';
import { blackoutsKey, closeDays, previewQuery } from '../api/blackouts.ts';
import { type BlackoutValues, inputOf, planOf } from '../model/blackout-values.ts';
import { BlackoutFields } from './blackout-fields.tsx';
import { BlackoutPreview } from './blackout-preview.tsx';
import { ConfirmClosing } from './confirm-closing.tsx';

/** What, when and where; what that does, as soon as it can be counted; and the confirmation. */
export function BlackoutForm({
  begin,
  school,
  onStarted,
  cancel,
}: {
  begin: BlackoutValues;
  /** The school, for its staff alone, who close their own. */
  school?: DestinationRecord | undefined;
  onStarted: (batchId: number) => void;
  cancel: ReactNode;
}) {
  const t = useTranslations('blackouts.create');
  const client = useQueryClient();
  const errors = useFormErrors();
  const [values, setValues] = useState(begin);
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'filling' | 'saving' | 'saved'>('filling');
  // The same for this closure, however often it is sent.
  const [key, setKey] = useState(() => newUuid());
  const plan = planOf(values);
  const preview = useQuery({
    ...previewQuery(plan),
    // Once it is sent, what it would do is no question any more: the days may be closed by it.
    enabled: plan !== null && state === 'filling',
    placeholderData: keepPreviousData,
  });
  const shown = plan === null || preview.isPlaceholderData ? undefined : preview.data;
  const { isError } = preview;
  useEffect(() => {
    // Nobody is asked to agree to what can't be counted.
    if (isError) setAsking(false);
  }, [isError]);

  function change(next: Partial<BlackoutValues>) {
    setKey(newUuid());
    for (const field of Object.keys(next)) {
      errors.forgetError(field === 'dates' ? 'starts_on' : field);
      if (field === 'dates') errors.forgetError('ends_on');
    }
    setValues((now) => ({ ...now, ...next }));
  }
  function ask() {
    const checked = inputOf(values);
    if ('errors' in checked) return errors.placeErrors(checked.errors);
    errors.clearErrors();
    if (isError) {
      showAlert('failedLoadingAffectedMeals');
      return void preview.refetch();
    }
    setAsking(true);
  }
  async function close() {
    const checked = inputOf(values);
    if ('errors' in checked || state !== 'filling') return;
    setState('saving');
    try {
      const { data, queued } = await closeDays(checked.input, key);
      if (queued) showAlert('blackoutsCreationQueued');
      setState('saved');
      onStarted(data.id);
    } catch (error) {
      setState('filling');
      setAsking(false);
      showAlert('failedSavingBlackouts');
      errors.sayRefusal(error);
    }
    await client.invalidateQueries({ queryKey: blackoutsKey });
  }
  return (
    <form
      ref={errors.form}
      className="record-body blackout-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div>
        <BlackoutFields school={school} values={values} change={change} errorOf={errors.errorOf} />
        <div className="record-foot">
          {cancel}
          <button type="submit" className="staff-btn primary">
            {t('close')}
          </button>
        </div>
      </div>
      <aside className="record-side" aria-label={t('days')}>
        <BlackoutPreview query={preview} isAsked={plan !== null} />
      </aside>
      <ConfirmClosing
        open={asking}
        busy={state === 'saving'}
        values={values}
        preview={shown}
        onClose={() => setAsking(false)}
        onConfirm={() => void close()}
      />
      <LeaveGuard unsaved={state === 'saved' || values === begin ? 0 : 1} />
    </form>
  );
}
