import { useNavigate } from '@tanstack/react-router';
import { addDays, type PlainDate, plainDate } from '@yay/domain/calendar';
import { DateRangePicker } from '@yay/ui/date-range-picker';
import { ScaleIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStart } from '../api/reconciliation-query.ts';

/** Asks for the days, with the button that has them compared. */
export function StartComparison({ today }: { today: PlainDate }) {
  const t = useTranslations('reconciliation');
  const locale = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const start = useStart();
  const yesterday = addDays(today, -1);
  const [days, setDays] = useState({ from: yesterday as string, to: yesterday as string });
  const preset = (label: string, from: PlainDate, to: PlainDate) => ({
    label,
    range: { from, to },
  });

  function compare() {
    if (start.isPending) return;
    start.mutate(
      { first_day: plainDate(days.from), last_day: plainDate(days.to) },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/admin/reconciliation/$run', params: { run: String(data.id) } }),
        onError: (error) => showAlert(errorText(error)),
      },
    );
  }
  return (
    <div className="recon-start">
      <DateRangePicker
        kind="admin"
        label={t('dates')}
        locale={locale}
        today={today}
        value={days}
        max={today}
        align="end"
        presets={[
          preset(t('presets.yesterday'), yesterday, yesterday),
          preset(t('presets.today'), today, today),
          preset(t('presets.week'), addDays(today, -7), yesterday),
          preset(t('presets.month'), addDays(today, -30), yesterday),
        ]}
        texts={{
          none: t('pickDays'),
          clear: t('clearDays'),
          previousMonth: t('previousMonth'),
          nextMonth: t('nextMonth'),
        }}
        onApply={(next) => setDays(next ?? { from: yesterday, to: yesterday })}
      />
      <button
        type="button"
        className="staff-btn primary"
        aria-disabled={start.isPending}
        onClick={compare}
      >
        <ScaleIcon small />
        {t('start')}
      </button>
    </div>
  );
}
