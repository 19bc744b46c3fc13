import { useQueryClient } from '@tanstack/react-query';
import type { PageRecord } from '@yay/contract/pages/calls';
import type { PageLocale } from '@yay/contract/pages/values';
import { Dialog } from '@yay/ui/dialog';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { type Schedule, scheduleDraft } from '../api/change-page.ts';
import { pageQuery } from '../api/page-query.ts';
import type { Draft } from '../model/use-draft.ts';

/** Asks from when a draft is read, and until when. */
export function ScheduleDialog({
  page,
  locale,
  draft,
  onClose,
}: {
  page: PageRecord;
  locale: PageLocale;
  draft: Draft;
  onClose: () => void;
}) {
  const t = useTranslations('pages.schedule');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [times, setTimes] = useState({
    fromOn: '',
    fromAt: '08:00',
    untilOn: '',
    untilAt: '08:00',
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);

  async function schedule() {
    if (times.fromOn === '') {
      setErrors({ from: fieldText(['required']) });
      return;
    }
    setBusy(true);
    try {
      const revision = await draft.flush();
      if (revision !== null) {
        const minutes = {
          from: { on: times.fromOn, at: times.fromAt },
          until: times.untilOn === '' ? null : { on: times.untilOn, at: times.untilAt },
        } as Schedule;
        client.setQueryData(
          pageQuery(page.id).queryKey,
          await scheduleDraft(page.id, { locale, revision, ...minutes }),
        );
        showAlert('pageScheduled');
      }
      onClose();
    } catch (error) {
      setBusy(false);
      if (!isHttpError(error) || error.status !== 422) return setErrors({ from: errorText(error) });
      const { neighbor } = error.body as { neighbor?: { number: number; title: string } };
      const said = Object.entries(error.errors).map(([field, codes]) => [
        field.split('.')[0],
        fieldText(codes),
      ]);
      setErrors({
        ...Object.fromEntries(said),
        ...(neighbor && {
          from: t('neighbor', { number: neighbor.number, title: neighbor.title }),
        }),
      });
    }
  }
  const field = (
    name: keyof typeof times,
    type: 'date' | 'time',
    label: string,
    error?: string,
  ) => (
    <TextField
      id={`schedule-${name}`}
      label={label}
      type={type}
      value={times[name]}
      error={error}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setTimes((before) => ({ ...before, [name]: value }));
        setErrors({});
      }}
    />
  );
  return (
    <Dialog
      open
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      locked={busy}
      done={{
        label: t('done'),
        onPress: () => void schedule(),
        loading: busy,
        loadingLabel: t('saving'),
      }}
    >
      <p>{t('text')}</p>
      <div className="schedule-fields">
        {field('fromOn', 'date', t('fromOn'), errors.from ?? errors.title)}
        {field('fromAt', 'time', t('fromAt'))}
        {field('untilOn', 'date', t('untilOn'), errors.until)}
        {field('untilAt', 'time', t('untilAt'))}
      </div>
    </Dialog>
  );
}
