import type { SupplyConflict, SupplySchedule } from '@yay/contract/supply-schedules/calls';
import { addDays, type PlainDate, plainDate } from '@yay/domain/calendar';
import { Dialog } from '@yay/ui/dialog';
import { TextArea } from '@yay/ui/text-area';
import { TextField } from '@yay/ui/text-field';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { ConflictNotice } from '../../../lib/conflict/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { saveSupply } from '../api/supplies.ts';
import {
  differing,
  draftOf,
  inputOf,
  only,
  type SupplyDraft,
  type SupplyField,
} from '../model/supply-draft.ts';
import { useWeekdays } from './supplies-table.tsx';

/** Where the API calls a field otherwise. */
const API_NAMES: Partial<Record<SupplyField, string>> = {
  school: 'destination_id',
  from: 'starts_on',
  to: 'ends_on',
};

const A_MONDAY = plainDate('2026-01-05');

/** A new one, or one that is there. */
export function SupplyDialog({
  supply,
  onClose,
  onSaved,
}: {
  supply: SupplySchedule | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const t = useTranslations('supply-schedules');
  const record = useTranslations('admin.record');
  const locale = useLocale();
  const errors = useFormErrors();
  const weekdays = useWeekdays();
  const [draft, setDraft] = useState(() => draftOf(supply));
  const [theirs, setTheirs] = useState<SupplySchedule | null>(null);
  const [busy, setBusy] = useState(false);
  const choice = useRef<HTMLElement>(null);
  function set(next: Partial<SupplyDraft>) {
    for (const field of Object.keys(next) as SupplyField[]) {
      errors.forgetError(API_NAMES[field] ?? field);
    }
    setDraft((now) => ({ ...now, ...next }));
  }

  async function save(seen: SupplySchedule | null, wanted = draft) {
    if (busy) return;
    const checked = inputOf(wanted);
    if ('errors' in checked) return errors.placeErrors(checked.errors);
    setBusy(true);
    errors.clearErrors();
    try {
      await saveSupply(seen, checked.input);
      showAlert('supplyScheduleSaved');
      onSaved();
    } catch (error) {
      const now = isHttpError(error)
        ? (error.body as SupplyConflict | undefined)?.supply
        : undefined;
      if (now && isHttpError(error) && error.code === 'version_conflict') {
        // Where nothing else is wanted, it is as somebody else has it.
        const left = { ...draftOf(now), ...only(wanted, differing(draftOf(seen), wanted)) };
        if (differing(draftOf(now), left).length === 0) return onSaved();
        setDraft(left);
        setTheirs(now);
      } else errors.sayRefusal(error);
      setBusy(false);
    }
  }
  const rows = theirs ? differing(draftOf(theirs), draft) : [];
  // Where both want the same by now, there is nothing to choose.
  const mustChoose = rows.length > 0;
  function finish() {
    if (mustChoose) choice.current?.focus();
    else void save(theirs ?? supply);
  }
  const textOf = (of: SupplyDraft, field: SupplyField): string => {
    if (field === 'weekdays') return weekdays(of.weekdays);
    if (field === 'school') return of.school?.name ?? '';
    return field === 'to' ? of.to || t('open') : of[field];
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={
        supply
          ? t('editTitle', { name: supply.name, school: supply.destination.name })
          : t('createTitle')
      }
      closeLabel={t('close')}
      done={{
        label: mustChoose ? record('conflict.choose') : t('save'),
        loading: busy,
        loadingLabel: t('saving'),
        onPress: finish,
      }}
    >
      <form
        ref={errors.form}
        className="record supply-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        {theirs && mustChoose && (
          <ConflictNotice
            ref={choice}
            rows={rows.map((field) => ({
              id: field,
              label: t(field),
              theirs: textOf(draftOf(theirs), field),
              mine: textOf(draft, field),
            }))}
            busy={busy}
            onKeep={(fields) => {
              const chosen = { ...draft, ...only(draftOf(theirs), fields) };
              setDraft(chosen);
              void save(theirs, chosen);
            }}
            onTakeTheirs={() => {
              setDraft(draftOf(theirs));
              onSaved();
            }}
          />
        )}
        <ResourceSearch
          model="Destination"
          label={t('school')}
          selected={draft.school}
          error={errors.errorOf('destination_id')}
          onSelect={(school) => set({ school })}
        />
        <TextField
          label={t('name')}
          value={draft.name}
          maxLength={120}
          autoComplete="off"
          error={errors.errorOf('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <div className="supply-row">
          <TextField
            label={t('quantity')}
            inputMode="numeric"
            value={draft.quantity}
            error={errors.errorOf('quantity')}
            onChange={(event) => set({ quantity: event.currentTarget.value })}
          />
          <TextField
            label={t('unit')}
            hint={t('unitHint')}
            value={draft.unit}
            maxLength={40}
            autoComplete="off"
            error={errors.errorOf('unit')}
            onChange={(event) => set({ unit: event.currentTarget.value })}
          />
        </div>
        <fieldset className="supply-weekdays">
          <legend>{t('weekdays')}</legend>
          {[1, 2, 3, 4, 5].map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={draft.weekdays.includes(day)}
                aria-invalid={errors.errorOf('weekdays') ? true : undefined}
                onChange={(event) =>
                  set({
                    weekdays: event.currentTarget.checked
                      ? [...draft.weekdays, day].sort()
                      : draft.weekdays.filter((one) => one !== day),
                  })
                }
              />
              {formatDate(addDays(A_MONDAY, day - 1) as PlainDate, locale, { weekday: 'short' })}
            </label>
          ))}
          {errors.errorOf('weekdays') && (
            <p className="field-error">{errors.errorOf('weekdays')}</p>
          )}
        </fieldset>
        <div className="supply-row">
          <TextField
            label={t('from')}
            type="date"
            value={draft.from}
            error={errors.errorOf('starts_on')}
            onChange={(event) => set({ from: event.currentTarget.value })}
          />
          <TextField
            label={t('to')}
            hint={t('toHint')}
            type="date"
            value={draft.to}
            error={errors.errorOf('ends_on')}
            onChange={(event) => set({ to: event.currentTarget.value })}
          />
        </div>
        <TextArea
          label={t('note')}
          rows={2}
          maxLength={500}
          value={draft.note}
          error={errors.errorOf('note')}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
