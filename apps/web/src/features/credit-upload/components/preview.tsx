import type { UploadPreview } from '@yay/contract/credit/calls';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { formatOffice } from '../../../parts/office-moment.ts';
import { RowsTable } from './rows-table.tsx';

/** Shows the effect of the file, its errors, and once there are none, the button. */
export function Preview({
  preview,
  busy,
  onSend,
}: {
  preview: UploadPreview;
  busy: boolean;
  onSend: (again: boolean) => void;
}) {
  const t = useTranslations('credit.upload');
  const common = useTranslations('credit');
  const locale = useLocale();
  const [again, setAgain] = useState(false);
  const { problem, rows, bad_rows: bad, families, before, limits } = preview;
  const total = formatUsd(preview.total);
  if (problem) {
    return (
      <p role="alert" className="callout late">
        {t(`fileProblems.${problem}`)}
      </p>
    );
  }
  const needsTick = before !== null;
  return (
    <section aria-labelledby="upload-preview" className="upload-preview">
      <h2 id="upload-preview">
        {[t('rows', { count: rows.length }), t('families', { count: families })].join(', ')}
        {', '}
        <b>{t('total', { amount: total })}</b>
      </h2>
      <p role={bad > 0 ? 'alert' : 'status'} className={bad > 0 ? 'callout late' : 'callout'}>
        {bad > 0 ? t('bad', { count: bad }) : t('good')}
      </p>
      {bad === 0 && preview.needs_second_person && (
        <p className="callout">{t('waits', { limit: formatUsd(limits.second_person_over) })}</p>
      )}
      {bad === 0 && needsTick && (
        <div className="callout late upload-again">
          <p>{t('before', { name: before.by, day: formatOffice(before.created_at, locale) })}</p>
          <label>
            <input
              type="checkbox"
              checked={again}
              onChange={(event) => setAgain(event.currentTarget.checked)}
            />
            {t('again')}
          </label>
        </div>
      )}
      {bad === 0 && (
        <p>
          <button
            type="button"
            className="staff-btn primary"
            disabled={needsTick && !again}
            aria-disabled={busy || undefined}
            onClick={() => onSend(again)}
          >
            {t(preview.needs_second_person ? 'ask' : 'send', { amount: total, count: families })}
          </button>
          <span className="sr" role="status">
            {busy ? common('working') : ''}
          </span>
        </p>
      )}
      <RowsTable rows={rows} bad={bad} />
    </section>
  );
}
