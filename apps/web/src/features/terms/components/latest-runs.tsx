import { useQuery } from '@tanstack/react-query';
import { ArrowUturnLeftIcon } from '@yay/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { runsQuery, undoTagRun } from '../api/tagging.ts';

/** Lists the latest runs; one's own last run can be taken back. */
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
    <section aria-labelledby="tagging-latest" className="tagging-latest comes-after">
      <h2 id="tagging-latest">{t('latest')}</h2>
      <p ref={status} tabIndex={-1} role="status" className={said === '' ? 'sr' : 'callout'}>
        {said}
      </p>
      <StaffPart query={query} texts={(key) => t(key === 'failedTitle' ? 'runsFailed' : key)}>
        {(runs) => (
          <RecordTable
            caption={t('latest')}
            rows={runs}
            keyOf={({ id }) => id}
            empty={<p className="mid">{t('noRuns')}</p>}
            columns={[
              {
                id: 'when',
                title: t('run.when'),
                cell: (run) => formatOffice(run.created_at, locale),
              },
              { id: 'by', title: t('run.by'), labeled: true, cell: ({ by }) => by },
              {
                id: 'items',
                title: t('run.items'),
                align: 'num',
                labeled: true,
                cell: ({ items }) => items,
              },
              {
                id: 'added',
                title: t('run.added'),
                align: 'apart',
                look: 'wrap',
                labeled: true,
                cell: (run) => run.tags_added.join(', '),
              },
              {
                id: 'removed',
                title: t('run.removed'),
                look: 'wrap',
                labeled: true,
                cell: (run) => run.tags_removed.join(', '),
              },
              {
                id: 'state',
                title: t('run.state'),
                labeled: (run) => run.undone_at !== null,
                cell: (run) => (
                  <>
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
                  </>
                ),
              },
            ]}
          />
        )}
      </StaffPart>
    </section>
  );
}
