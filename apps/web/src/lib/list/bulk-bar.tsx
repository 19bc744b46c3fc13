import { ArrowDownTrayIcon, XMarkIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { showAlert } from '../alerts/index.ts';
import { fetchList } from './api.ts';
import { columnsAsked } from './query.ts';
import { nothing } from './selection.ts';
import type { BulkAction, ListRow } from './types.ts';
import type { ListControl } from './use-list.ts';

/** The most that one question answers. */
const AT_ONCE = 200;

/** The acts on the selected rows: only those that work and that the reader may carry out. */
export function BulkBar<Row extends ListRow>({
  control,
  onExport,
}: {
  control: ListControl<Row>;
  onExport: () => void;
}) {
  const t = useTranslations('admin.list');
  const format = useFormatter();
  const { list, selection, setSelection, page } = control;
  const [reading, setReading] = useState(false);
  const total = page?.total ?? 0;
  const count = selection.kind === 'all' ? total : selection.rows.size;
  const countText = t('selected', { count });

  async function run(action: BulkAction<Row>) {
    if (reading) return;
    setReading(true);
    try {
      action.run(await selectedRows(control), () => setSelection(nothing));
    } catch {
      showAlert(t('errorTitle'));
    } finally {
      setReading(false);
    }
  }
  return (
    <section className="bulk" aria-label={t('actions')}>
      <b role="status">{countText}</b>
      {selection.kind === 'some' && count < total && (
        <button type="button" className="all" onClick={() => setSelection({ kind: 'all' })}>
          {t('selectAll', { count: format.number(total) })}
        </button>
      )}
      <span className="rule" />
      {list.bulk?.map((action) => (
        <button
          key={action.id}
          type="button"
          className="act"
          aria-disabled={count > action.max || reading || undefined}
          title={count > action.max ? t('tooMany', { max: action.max }) : undefined}
          onClick={() => count <= action.max && void run(action)}
        >
          {action.icon}
          <span>{action.title}</span>
          {count > action.max && <span className="sr">{t('tooMany', { max: action.max })}</span>}
        </button>
      ))}
      {list.exportable && (
        <button
          type="button"
          className="act"
          aria-disabled={(selection.kind === 'some' && count > AT_ONCE) || undefined}
          onClick={onExport}
        >
          <ArrowDownTrayIcon small />
          <span>{t('export')}</span>
        </button>
      )}
      <span className="rule" />
      <button type="button" onClick={() => setSelection(nothing)}>
        <XMarkIcon small />
        <span className="sr">{t('clearSelection')} </span>
        <kbd>Esc</kbd>
      </button>
    </section>
  );
}

/** The rows themselves, also those of pages that were never opened. */
async function selectedRows<Row extends ListRow>({
  list,
  selection,
  selected,
  shown,
}: ListControl<Row>): Promise<readonly Row[]> {
  if (selection.kind === 'some') return [...selection.rows.values()];
  const body = { ...selected, columns: columnsAsked(list, shown), perPage: AT_ONCE };
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const answer = await fetchList<Row>({ ...body, page });
    rows.push(...answer.data);
    if (page >= answer.last_page) return rows;
  }
}
