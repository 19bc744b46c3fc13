import { type Ref, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import './conflict.css';

/** One field on which two people differ, in words. */
export type ConflictRow<Field extends string = string> = {
  readonly id: Field;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
};

const SIDES = ['theirs', 'mine'] as const;

/**
 * Shows the present and the wanted values side by side after somebody else was quicker, and asks
 * for each field which of them is to stand.
 */
export function ConflictNotice<Field extends string>({
  ref,
  rows,
  busy,
  onKeep,
  onTakeTheirs,
}: {
  /** The element, for whoever leads to it. */
  ref?: Ref<HTMLElement>;
  rows: readonly ConflictRow<Field>[];
  busy: boolean;
  /** Saves one's own, but for these fields. */
  onKeep: (theirs: readonly Field[]) => void;
  onTakeTheirs: () => void;
}) {
  const t = useTranslations('admin.record.conflict');
  const common = useTranslations('admin.record');
  const id = useId();
  const [theirs, setTheirs] = useState<ReadonlySet<Field>>(new Set());
  const toKeep = rows.filter((row) => theirs.has(row.id)).map((row) => row.id);

  function choose(field: Field, side: (typeof SIDES)[number]) {
    setTheirs((before) => {
      const next = new Set(before);
      if (side === 'theirs') next.add(field);
      else next.delete(field);
      return next;
    });
  }

  return (
    <section ref={ref} tabIndex={-1} className="record-conflict" role="alert" aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <p>{t('text')}</p>
      <div className="record-table">
        <table className="grid stacked">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('theirs')}</th>
              <th scope="col">{t('mine')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {SIDES.map((side) => (
                  <td key={side} data-label={t(side)}>
                    <label>
                      <input
                        type="radio"
                        className="staff-radio"
                        name={`${id}-${row.id}`}
                        aria-label={`${row.label}, ${t(side)}: ${row[side] || common('nothing')}`}
                        checked={theirs.has(row.id) === (side === 'theirs')}
                        onChange={() => choose(row.id, side)}
                      />
                      <span>{row[side] || common('nothing')}</span>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="record-conflict-acts">
        <button type="button" className="staff-btn" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </button>
        {toKeep.length < rows.length && (
          <button
            type="button"
            className="staff-btn primary"
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onKeep(toKeep);
            }}
          >
            {toKeep.length === 0 ? t('keepMine') : t('keepChosen')}
          </button>
        )}
      </div>
    </section>
  );
}
