import type { SupplySchedule } from '@yay/contract/supply-schedules/calls';
import { addDays, type PlainDate, plainDate } from '@yay/domain/calendar';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { formatDate } from '../../../lib/format.ts';
import { actOnSupply } from '../api/supplies.ts';

const A_MONDAY = plainDate('2026-01-05');

/** Weekdays as one reads them. */
export function useWeekdays(): (weekdays: readonly number[]) => string {
  const t = useTranslations('supply-schedules');
  const locale = useLocale();
  return (weekdays) =>
    weekdays.length === 5
      ? t('everyDay')
      : weekdays
          .map((day) => formatDate(addDays(A_MONDAY, day - 1), locale, { weekday: 'short' }))
          .join(', ');
}

/** School by school. */
export function SuppliesTable({
  supplies,
  mayWrite,
  onEdit,
  onChanged,
}: {
  supplies: readonly SupplySchedule[];
  mayWrite: boolean;
  onEdit: (supply: SupplySchedule) => void;
  onChanged: () => Promise<void>;
}) {
  const t = useTranslations('supply-schedules');
  const locale = useLocale();
  const weekdays = useWeekdays();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<SupplySchedule | null>(null);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const day = (date: PlainDate) =>
    formatDate(date, locale, { year: 'numeric', month: 'short', day: 'numeric' });

  async function act(what: 'archive' | 'restore', { id }: SupplySchedule) {
    try {
      await actOnSupply(what, id);
      setSaid(t(what === 'archive' ? 'archivedSaid' : 'restoredSaid'));
    } catch (error) {
      showAlert(errorText(error));
    }
    setAsking(null);
    await onChanged();
    // Its row is gone, and the button with it.
    focusWhenLost(() => box.current);
  }
  return (
    <div ref={box} tabIndex={-1} className="record-table">
      <table className="grid stacked supplies-table">
        <caption className="sr">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('school')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col" className="num">
              {t('quantity')}
            </th>
            <th scope="col">{t('weekdays')}</th>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('to')}</th>
            <th scope="col">{t('note')}</th>
            {mayWrite && (
              <th scope="col">
                <span className="sr">{t('edit')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {supplies.map((supply) => {
            const names = { name: supply.name, school: supply.destination.name };
            return (
              <tr key={supply.id}>
                <th scope="row">
                  {supply.destination.name}
                  <small>{supply.destination.market}</small>
                </th>
                <td data-label={t('name')}>{supply.name}</td>
                <td data-label={t('quantity')} className="num">
                  {supply.quantity.toLocaleString(locale)} {supply.unit}
                </td>
                <td data-label={t('weekdays')}>{weekdays(supply.weekdays)}</td>
                <td data-label={t('from')}>{day(supply.starts_on)}</td>
                <td data-label={t('to')}>
                  {supply.ends_on === null ? (
                    <span className="dim">{t('open')}</span>
                  ) : (
                    day(supply.ends_on)
                  )}
                </td>
                <td data-label={t('note')} className="supplies-note">
                  {supply.note}
                </td>
                {mayWrite && (
                  <td className="acts">
                    {supply.archived_at === null ? (
                      <>
                        <button
                          type="button"
                          className="staff-btn quiet"
                          aria-label={t('editOf', names)}
                          onClick={() => onEdit(supply)}
                        >
                          {t('edit')}
                        </button>
                        <button
                          type="button"
                          className="staff-btn quiet"
                          aria-label={t('archiveOf', names)}
                          onClick={() => setAsking(supply)}
                        >
                          {t('archive')}
                        </button>
                      </>
                    ) : (
                      <button
                        type="button"
                        className="staff-btn quiet"
                        aria-label={t('restoreOf', names)}
                        onClick={() => void act('restore', supply)}
                      >
                        {t('restore')}
                      </button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="sr" role="status">
        {said}
      </p>
      <ConfirmDialog
        open={asking !== null}
        danger
        title={t('archiveTitle', { name: asking?.name ?? '' })}
        confirmLabel={t('archive')}
        closeLabel={t('close')}
        onConfirm={() => asking && void act('archive', asking)}
        onClose={() => setAsking(null)}
      >
        <p>{t('archiveText', { school: asking?.destination.name ?? '' })}</p>
      </ConfirmDialog>
    </div>
  );
}
