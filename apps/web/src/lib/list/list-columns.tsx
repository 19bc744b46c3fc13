import {
  Bars3Icon,
  Bars4Icon,
  ChevronDownIcon,
  ChevronUpIcon,
  ViewColumnsIcon,
} from '@yay/ui/icons';
import { Popover } from '@yay/ui/popover';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { moveColumn, toggleColumn } from './columns.ts';
import type { ListRow } from './types.ts';
import type { ListControl } from './use-list.ts';

/** Chooses the columns, their order, and the height of rows. The choice is kept for its reader. */
export function ListColumns<Row extends ListRow>({ control }: { control: ListControl<Row> }) {
  const t = useTranslations('admin.list');
  const { list, shown, keep, dense } = control;
  const [open, setOpen] = useState(false);
  const hidden = list.columns.filter(({ id }) => !shown.includes(id));
  const columns = [
    ...shown.flatMap((id) => list.columns.find((column) => column.id === id) ?? []),
    ...hidden,
  ];
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={t('columns')}
        align="end"
        className="columns"
        buttonClass="staff-btn quiet small tool"
        button={
          <>
            <ViewColumnsIcon small />
            <span className="label">
              {t('columns')}{' '}
              <span className="muted">
                {t('columnsOf', { shown: shown.length, total: list.columns.length })}
              </span>
            </span>
          </>
        }
      >
        <ul>
          {columns.map(({ id, title }, at) => (
            <li key={id} className={at === shown.length ? 'column-row apart' : 'column-row'}>
              <label className="pop-option">
                <input
                  className="dg-box-input"
                  type="checkbox"
                  checked={shown.includes(id)}
                  disabled={at === 0}
                  onChange={() => keep({ columns: toggleColumn(shown, id) })}
                />
                {title}
              </label>
              {at > 0 && at < shown.length && (
                <span className="moves">
                  <button
                    type="button"
                    aria-label={t('moveUp', { name: title })}
                    disabled={at === 1}
                    onClick={() => keep({ columns: moveColumn(shown, id, -1) })}
                  >
                    <ChevronUpIcon small />
                  </button>
                  <button
                    type="button"
                    aria-label={t('moveDown', { name: title })}
                    disabled={at === shown.length - 1}
                    onClick={() => keep({ columns: moveColumn(shown, id, 1) })}
                  >
                    <ChevronDownIcon small />
                  </button>
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className="pop-foot">
          <button
            type="button"
            className="staff-btn quiet small"
            onClick={() => keep({ columns: null })}
          >
            {t('columnsReset')}
          </button>
        </div>
      </Popover>
      <button
        type="button"
        className="staff-btn quiet small square tool"
        aria-label={dense ? t('roomy') : t('dense')}
        onClick={() => keep({ dense: !dense })}
      >
        {dense ? <Bars4Icon small /> : <Bars3Icon small />}
      </button>
    </>
  );
}
