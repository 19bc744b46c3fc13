import type { Sublocation } from '@yay/contract/inventory/calls';
import { PLACE_NAME_MAX, PLACE_NOTE_MAX } from '@yay/contract/inventory/values';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { FormDialog } from '../../../lib/record-form/form-dialog.tsx';
import { useShortForm } from '../../../lib/record-form/use-short-form.ts';
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
  const [name, setName] = useState(place?.name ?? '');
  const [note, setNote] = useState(place?.note ?? '');
  const [days, setDays] = useState(place?.count_days ? String(place.count_days) : '');
  const [removing, setRemoving] = useState(false);
  const form = useShortForm({
    async send() {
      const given = {
        name,
        note,
        count_days: days.trim() === '' ? null : typedWhole(days),
      };
      const kept = place
        ? await changePlace(locationId, place.id, given)
        : await addPlace(locationId, given);
      onDone(
        t(place ? 'place.saved' : 'place.created', { place: kept.name }),
        place ? undefined : kept,
      );
    },
  });
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
    <FormDialog
      form={form}
      title={t(place ? 'place.editTitle' : 'place.newTitle')}
      done={t('save')}
      doing={t('saving')}
      closeLabel={t('close')}
      footer={
        place && (
          <button type="button" className="staff-btn" onClick={() => setRemoving(true)}>
            {t('place.remove')}
          </button>
        )
      }
      onClose={onClose}
    >
      <TextField
        id="place-name"
        label={t('place.name')}
        hint={t('place.nameHint')}
        value={name}
        maxLength={PLACE_NAME_MAX}
        required
        autoComplete="off"
        error={form.errorOf('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        id="place-note"
        label={t('place.note')}
        value={note}
        maxLength={PLACE_NOTE_MAX}
        autoComplete="off"
        error={form.errorOf('note')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <TextField
        id="place-days"
        label={t('place.days')}
        hint={t('place.daysHint')}
        value={days}
        inputMode="numeric"
        autoComplete="off"
        error={form.errorOf('count_days')}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
    </FormDialog>
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
