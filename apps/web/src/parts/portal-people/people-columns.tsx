import { useLocale, useTranslations } from 'use-intl/react';
import { formatDayOf } from '../../lib/more-formats.ts';
import type { RecordColumn } from '../../lib/record-table.tsx';
import { OFFICE } from '../office-time.ts';
import type { Asked, OnAct, PersonAct } from './asked.ts';
import './portal-people.css';

const ACTS: readonly PersonAct[] = ['welcome', 'again', 'remove', 'takeBack'];

/** The columns that every table of a portal's people has. */
export function usePeopleColumns<Row extends { email: string }>() {
  const t = useTranslations('access-people');
  const locale = useLocale();
  return {
    email: (): RecordColumn<Row> => ({
      id: 'email',
      title: t('email'),
      look: 'mid wrap',
      cell: ({ email }) => email,
    }),
    seen: (seenAt: (row: Row) => string | null | undefined): RecordColumn<Row> => ({
      id: 'seen',
      title: t('seen'),
      look: 'mid',
      labeled: true,
      cell: (row) => {
        const at = seenAt(row);
        return at ? formatDayOf(at, OFFICE, locale) : t('never');
      },
    }),
    acts: (
      onAct: OnAct,
      rowOf: (row: Row) => Omit<Asked, 'act'> & { may: Partial<Record<PersonAct, boolean>> },
    ): RecordColumn<Row> => ({
      id: 'acts',
      title: t('acts'),
      titleHidden: true,
      look: 'people-acts',
      cell: (row) => {
        const { may, ...who } = rowOf(row);
        return ACTS.filter((act) => may[act]).map((act) => (
          <button
            key={act}
            type="button"
            className="staff-btn"
            onClick={() => onAct({ act, ...who })}
          >
            {t(act)}
            <span className="sr"> {who.name}</span>
          </button>
        ));
      },
    }),
  };
}
