import { useId } from 'react';
import { useTranslations } from 'use-intl';
import './conflict.css';

/** One field on which two people differ, in words. */
export type ConflictRow = {
  readonly id: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
};

/** Somebody else was quicker: what it is now and what is wanted, side by side, and which is to stand. */
export function ConflictNotice({
  rows,
  busy,
  onKeepMine,
  onTakeTheirs,
}: {
  rows: readonly ConflictRow[];
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const t = useTranslations('admin.record.conflict');
  const title = useId();
  return (
    <section className="record-conflict" role="alert" aria-labelledby={title}>
      <h2 id={title}>{t('title')}</h2>
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
                <td data-label={t('theirs')}>{row.theirs}</td>
                <td data-label={t('mine')}>{row.mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="record-conflict-acts">
        <button type="button" className="staff-btn" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </button>
        <button
          type="button"
          className="staff-btn primary"
          aria-disabled={busy || undefined}
          onClick={onKeepMine}
        >
          {t('keepMine')}
        </button>
      </div>
    </section>
  );
}
