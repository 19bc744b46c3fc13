import type { Sublocation } from '@yay/contract/inventory/calls';
import { PLACE_NAME_MAX, PLACE_NOTE_MAX } from '@yay/contract/inventory/values';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Dialog } from '@yay/ui/dialog';
import { TextField } from '@yay/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { type FieldErrors, isHttpError } from '../../../lib/http/index.ts';
import { addPlace, changePlace, removePlace } from '../api/inventory.ts';
import { typedWhole } from '../model/typed-whole.ts';

/** Adds a place, changes one, or takes it out of use. */
export default function PlaceDialog(props: {
  locationId: number;
  place: Sublocation | undefined;
  onDone: (said: string, made?: Sublocation) => void;
  onClose: () => void;
}) {
  const { locationId, place, onDone, onClose } = props;
  const t = useTranslations('inventory');
  const textOf = useFieldText();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(place?.name ?? '');
  const [note, setNote] = useState(place?.note ?? '');
  const [days, setDays] = useState(place?.count_days ? String(place.count_days) : '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);
  const errorOf = (field: string) => (errors[field] ? textOf(errors[field]) : undefined);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);

  async function save() {
    if (busy) return;
    setBusy(true);
    setErrors({});
    const given = {
      name,
      note,
      count_days: days.trim() === '' ? null : typedWhole(days),
    };
    try {
      const kept = place
        ? await changePlace(locationId, place.id, given)
        : await addPlace(locationId, given);
      onDone(
        t(place ? 'place.saved' : 'place.created', { place: kept.name }),
        place ? undefined : kept,
      );
    } catch (error) {
      if (isHttpError(error) && error.status === 422) setErrors(error.errors);
      else showAlert(errorText(error));
    }
    setBusy(false);
  }
  if (removing && place) {
    return (
      <RemovePlace
        locationId={locationId}
        place={place}
        onDone={onDone}
        onClose={() => setRemoving(false)}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t(place ? 'place.editTitle' : 'place.newTitle')}
      closeLabel={t('close')}
      done={{
        label: t('save'),
        onPress: () => void save(),
        loading: busy,
        loadingLabel: t('saving'),
      }}
      footer={
        place && (
          <button type="button" className="staff-btn" onClick={() => setRemoving(true)}>
            {t('place.remove')}
          </button>
        )
      }
    >
      <form
        ref={form}
        noValidate
        className="dialog-fields"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          id="place-name"
          label={t('place.name')}
          hint={t('place.nameHint')}
          value={name}
          maxLength={PLACE_NAME_MAX}
          required
          autoComplete="off"
          error={errorOf('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          id="place-note"
          label={t('place.note')}
          value={note}
          maxLength={PLACE_NOTE_MAX}
          autoComplete="off"
          error={errorOf('note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <TextField
          id="place-days"
          label={t('place.days')}
          hint={t('place.daysHint')}
          value={days}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('count_days')}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}

function RemovePlace(props: {
  locationId: number;
  place: Sublocation;
  onDone: (said: string) => void;
  onClose: () => void;
}) {
  const { locationId, place, onDone, onClose } = props;
  const t = useTranslations('inventory');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await removePlace(locationId, place.id);
      onDone(t('place.removed', { place: place.name }));
    } catch (error) {
      showAlert(errorText(error));
      onClose();
    }
    setBusy(false);
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('place.removeTitle', { place: place.name })}
      confirmLabel={t('place.remove')}
      closeLabel={t('cancel')}
      loading={busy}
      loadingLabel={t('saving')}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{t('place.removeText')}</p>
    </ConfirmDialog>
  );
}
