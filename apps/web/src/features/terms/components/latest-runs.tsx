import { useQuery } from '@tanstack/react-query';
import { ArrowUturnLeftIcon } from '@yay/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-time.ts';
import { runsQuery, undoTagRun } from '../api/tagging.ts';

/** What was tagged last; one's own last run can be taken back. */
export function LatestRuns({ onUndone }: { onUndone: () => void }) {
  const t = useTranslations('terms');
  const locale = useLocale();
  const errorText = useErrorText();
  const query = useQuery(runsQuery);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  // The button that was pressed goes with what it has undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button goes once the runs are there
  useEffect(() => {
    if (said !== '') focusWhenLost(() => status.current);
  }, [said, query.data]);

  async function undo(id: number) {
    if (busy) return;
    setBusy(true);
    try {
      const { left_alone: left } = await undoTagRun(id);
      setSaid(left > 0 ? t('undoneLeft', { count: left }) : t('undone'));
    } catch (error) {
      showAlert(errorText(error));
    }
    setBusy(false);
    onUndone();
  }
  return (
    <section aria-labelledby="tagging-latest" className="tagging-latest">
      <h2 id="tagging-latest">{t('latest')}</h2>
      <p ref={status} tabIndex={-1} role="status" className={said === '' ? 'sr' : 'callout'}>
        {said}
      </p>
      <StaffPart query={query} texts={t}>
        {(runs) =>
          runs.length === 0 ? (
            <p className="mid">{t('noRuns')}</p>
          ) : (
            <div className="record-table">
              <table className="grid stacked">
                <caption className="sr">{t('latest')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('run.when')}</th>
                    <th scope="col">{t('run.by')}</th>
                    <th scope="col" className="num">
                      {t('run.items')}
                    </th>
                    <th scope="col" className="apart">
                      {t('run.added')}
                    </th>
                    <th scope="col">{t('run.removed')}</th>
                    <th scope="col">{t('run.state')}</th>
                  </tr>
                </thead>
                <tbody>
                  {runs.map((run) => (
                    <tr key={run.id}>
                      <th scope="row">{formatOffice(run.created_at, locale)}</th>
                      <td data-label={t('run.by')}>{run.by}</td>
                      <td className="num" data-label={t('run.items')}>
                        {run.items}
                      </td>
                      <td className="apart wrap" data-label={t('run.added')}>
                        {run.tags_added.join(', ')}
                      </td>
                      <td className="wrap" data-label={t('run.removed')}>
                        {run.tags_removed.join(', ')}
                      </td>
                      <td data-label={run.undone_at === null ? undefined : t('run.state')}>
                        {run.undone_at !== null && formatOffice(run.undone_at, locale)}
                        {run.can_undo && (
                          <button
                            type="button"
                            className="staff-btn small"
                            aria-disabled={busy || undefined}
                            onClick={() => void undo(run.id)}
                          >
                            <ArrowUturnLeftIcon small />
                            {t('undo')}
                          </button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </StaffPart>
    </section>
  );
}
