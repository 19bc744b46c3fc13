import type { SupplySchedule } from '@yay/contract/supply-schedules/calls';
import { addDays, type PlainDate, plainDate } from '@yay/domain/calendar';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { formatDate } from '../../../lib/format.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { actOnSupply } from '../api/supplies.ts';

const A_MONDAY = plainDate('2026-01-05');
/** Returns the weekdays as one reads them. */
export function useWeekdays(): (weekdays: readonly number[]) => string {
  const t = useTranslations('supply-schedules');
  const locale = useLocale();
  return (weekdays) =>
    weekdays.length === 5
      ? t('everyDay')
      : weekdays
          .map((day) => formatDate(addDays(A_MONDAY, day - 1), locale, 'shortWeekday'))
          .join(', ');
}

/** The supplies, school by school. */
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
  const columns = useSupplyColumns();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<SupplySchedule | null>(null);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);

  async function act(what: 'archive' | 'restore', { id }: SupplySchedule) {
    try {
      await actOnSupply(what, id);
      setSaid(t(what === 'archive' ? 'archivedSaid' : 'restoredSaid'));
    } catch (error) {
      showAlert(errorText(error));
    }
    setAsking(null);
    await onChanged();
    // The row is gone, and the button with it.
    focusWhenLost(() => box.current);
  }
  return (
    <div ref={box} tabIndex={-1}>
      <RecordTable
        caption={t('title')}
        tableLook="supplies-table"
        rows={supplies}
        keyOf={({ id }) => id}
        columns={[
          ...columns,
          mayWrite && {
            id: 'acts',
            title: t('edit'),
            titleHidden: true,
            look: 'acts',
            cell: (supply) => (
              <SupplyButtons
                supply={supply}
                onEdit={() => onEdit(supply)}
                onArchive={() => setAsking(supply)}
                onRestore={() => void act('restore', supply)}
              />
            ),
          },
        ]}
      />
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

function useSupplyColumns(): RecordColumn<SupplySchedule>[] {
  const t = useTranslations('supply-schedules');
  const locale = useLocale();
  const weekdays = useWeekdays();
  const day = (date: PlainDate) => formatDate(date, locale, 'dayOfYear');
  return [
    {
      id: 'school',
      title: t('school'),
      cell: ({ destination }) => (
        <>
          {destination.name}
          <small>{destination.market}</small>
        </>
      ),
    },
    { id: 'name', title: t('name'), labeled: true, cell: ({ name }) => name },
    {
      id: 'quantity',
      title: t('quantity'),
      align: 'num',
      labeled: true,
      cell: ({ quantity, unit }) => `${quantity.toLocaleString(locale)} ${unit}`,
    },
    {
      id: 'weekdays',
      title: t('weekdays'),
      labeled: true,
      cell: (supply) => weekdays(supply.weekdays),
    },
    { id: 'from', title: t('from'), labeled: true, cell: (supply) => day(supply.starts_on) },
    {
      id: 'to',
      title: t('to'),
      labeled: true,
      cell: ({ ends_on: last }) =>
        last === null ? <span className="dim">{t('open')}</span> : day(last),
    },
    {
      id: 'note',
      title: t('note'),
      look: 'supplies-note',
      labeled: true,
      cell: ({ note }) => note,
    },
  ];
}

function SupplyButtons({
  supply,
  onEdit,
  onArchive,
  onRestore,
}: {
  supply: SupplySchedule;
  onEdit: () => void;
  onArchive: () => void;
  onRestore: () => void;
}) {
  const t = useTranslations('supply-schedules');
  const names = { name: supply.name, school: supply.destination.name };
  const button = (act: 'edit' | 'archive' | 'restore', onPress: () => void) => (
    <button
      type="button"
      className="staff-btn quiet"
      aria-label={t(`${act}Of`, names)}
      onClick={onPress}
    >
      {t(act)}
    </button>
  );
  if (supply.archived_at !== null) return button('restore', onRestore);
  return (
    <>
      {button('edit', onEdit)}
      {button('archive', onArchive)}
    </>
  );
}
