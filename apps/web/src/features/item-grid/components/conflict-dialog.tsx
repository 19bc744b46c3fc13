import { Dialog } from '@yay/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../lib/store.ts';
import { cellText, type Lookups } from '../model/cell.ts';
import { COLUMNS, savedValue } from '../model/columns.ts';
import type { Grid } from '../model/create-grid.ts';
import { cellOf } from '../model/grid-state.ts';

/** Rows that somebody else changed meanwhile: what it is now, what is wanted, and which is to stand. */
export function ConflictDialog({
  grid,
  lookups,
  onSettle,
}: {
  grid: Grid;
  lookups: Lookups;
  onSettle: (theirs: ReadonlySet<string>) => void;
}) {
  const t = useTranslations('item-grid.conflict');
  const columnNames = useTranslations('item-grid.columns');
  const conflicts = useStore(grid.conflicts);
  const state = useStore(grid.state);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const lines = conflicts.flatMap(({ now }) =>
    COLUMNS.flatMap((column) => {
      const { field } = column;
      if (field === undefined || state.edits.get(now.id)?.[field] === undefined) return [];
      return [{ now, column, field, key: `${now.id}.${field}` }];
    }),
  );
  function choose(key: string, isTheirs: boolean) {
    const next = new Set(theirs);
    if (isTheirs) next.add(key);
    else next.delete(key);
    setTheirs(next);
  }
  const all = (isTheirs: boolean) =>
    setTheirs(new Set(isTheirs ? lines.map(({ key }) => key) : []));
  return (
    <Dialog
      open
      wide
      title={t('title', { count: conflicts.length })}
      closeLabel={t('close')}
      onClose={() => grid.conflicts.set([])}
      done={{ label: t('done'), onPress: () => onSettle(theirs) }}
      footer={
        <span className="ig-conflict-all">
          <button type="button" className="staff-btn quiet" onClick={() => all(false)}>
            {t('allMine')}
          </button>
          <button type="button" className="staff-btn quiet" onClick={() => all(true)}>
            {t('allTheirs')}
          </button>
        </span>
      }
    >
      <p>{t('text')}</p>
      <div className="ig-conflicts">
        {lines.map(({ now, column, field, key }) => {
          const archived = now.archived_at !== null;
          const isTheirs = archived || theirs.has(key);
          const name = `${now.name}, ${columnNames(column.id)}`;
          return (
            <fieldset key={key}>
              <legend>{name}</legend>
              <label>
                <input
                  type="radio"
                  name={key}
                  checked={!isTheirs}
                  disabled={archived}
                  onChange={() => choose(key, false)}
                />
                <span>
                  <small>{t('mine')}</small>
                  {cellText(column, cellOf(state, now.id, field), lookups) || t('nothing')}
                </span>
              </label>
              <label>
                <input
                  type="radio"
                  name={key}
                  checked={isTheirs}
                  onChange={() => choose(key, true)}
                />
                <span>
                  <small>{archived ? t('archived') : t('theirs')}</small>
                  {cellText(column, savedValue(now, field), lookups) || t('nothing')}
                </span>
              </label>
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
