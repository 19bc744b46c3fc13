import type { PricePreview } from '@yay/contract/price-updates/calls';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { serverNowMs } from '../../../lib/clock.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { dateInZone, formatDate } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import { changedPreview, createPriceUpdate } from '../api/price-updates.ts';
import type { Draft, Shown } from '../model/shown.ts';

export type PriceSaveProps = {
  shown: Shown;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onDone: (said: string) => void;
  onChanged: (preview: PricePreview) => void;
};

/** Names the new prices, says from when on they count, and saves them as they were shown. */
export function PriceSave({ shown, draft, onDraft, onDone, onChanged }: PriceSaveProps) {
  const t = useTranslations('price-updates');
  const locale = useLocale();
  const errorText = useErrorText();
  const errors = useFormErrors({ alerts: false });
  const { preview, source, fresh } = shown;
  const count = preview.lines.length;
  const today = dateInZone(serverNowMs(), OFFICE);
  const ownName =
    source.kind === 'file' ? source.file_name.replace(/\.\w{1,5}$/, '').slice(0, 120) : '';
  const name = draft.name ?? ownName;
  const day = draft.day ?? today;
  const [looked, setLooked] = useState(fresh === null);
  const lookBox = useRef<HTMLInputElement>(null);
  const [saving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    if (!looked) return lookBox.current?.focus();
    if (name.trim() === '') return errors.placeErrors({ name: ['required'] });
    setSaving(true);
    errors.clearErrors();
    try {
      const body = { name, effective_on: day, source, seen: preview.seen };
      const { data } = await createPriceUpdate(body, shown.key);
      const said = formatDate(data.effective_on, locale, 'dayOfYear');
      onDone(data.state === 'applied' ? t('save.applied') : t('save.scheduled', { day: said }));
      return;
    } catch (error) {
      const changed = changedPreview(error);
      if (changed) {
        onChanged(changed);
        return;
      }
      if (isHttpError(error) && error.status === 422) errors.placeErrors(error.errors);
      if (!isHttpError(error) || !(error.errors.name || error.errors.effective_on)) {
        showAlert(errorText(error));
      }
    }
    setSaving(false);
  }

  return (
    <form
      ref={errors.form}
      className="price-save"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label={t('save.name')}
        hint={t('save.nameHint')}
        maxLength={120}
        value={name}
        error={errors.errorOf('name')}
        onChange={(event) => onDraft({ ...draft, name: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('save.on')}
        hint={t('save.onHint')}
        min={today}
        value={day}
        error={errors.errorOf('effective_on')}
        onChange={(event) => onDraft({ ...draft, day: event.currentTarget.value })}
      />
      {fresh !== null && (
        <label className="price-looked">
          <input
            ref={lookBox}
            type="checkbox"
            checked={looked}
            onChange={(event) => setLooked(event.currentTarget.checked)}
          />
          {t('preview.looked')}
        </label>
      )}
      <button
        type="submit"
        className="staff-btn primary"
        aria-disabled={saving || !looked || undefined}
      >
        {t(day === today ? 'save.now' : 'save.schedule', { count })}
      </button>
      <span className="sr" role="status">
        {saving ? t('save.saving') : ''}
      </span>
    </form>
  );
}
