import { Dialog } from '@yay/ui/dialog';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../error-text.ts';

type BulkOutcome = {
  readonly done: number;
  readonly refused: readonly (readonly [string, string])[];
};

/**
 * Makes the same call for one record after another, with its progress, a way to stop, and at the
 * end the numbers done and refused.
 */
export function BulkRun<Row extends { readonly id: number }>({
  title,
  rows,
  nameOf,
  act,
  onClose,
}: {
  title: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  act: (row: Row) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useTranslations('admin.bulk');
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<BulkOutcome>({ done: 0, refused: [] });
  const [running, setRunning] = useState(true);
  const stopped = useRef(false);
  const started = useRef(false);
  const handled = outcome.done + outcome.refused.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is run once, as it was
  useEffect(() => {
    // An effect may be run twice; these calls must not.
    if (started.current) return;
    started.current = true;
    void (async () => {
      for (const row of rows) {
        if (stopped.current) break;
        try {
          await act(row);
          setOutcome((before) => ({ ...before, done: before.done + 1 }));
        } catch (error) {
          const reason = [nameOf(row), errorText(error)] as const;
          setOutcome((before) => ({ ...before, refused: [...before.refused, reason] }));
        }
      }
      setRunning(false);
    })();
  }, []);

  function stop() {
    stopped.current = true;
  }
  const remaining = rows.length - handled;
  return (
    <Dialog
      open
      locked={running}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      done={running ? { label: t('stop'), onPress: stop } : { label: t('close'), onPress: onClose }}
    >
      {running ? (
        <ProgressBar
          label={t('title', { done: handled, total: rows.length })}
          value={handled}
          max={rows.length}
        />
      ) : (
        <div role="status">
          <p>
            <b>{t('doneTitle', { count: outcome.done })}</b>
          </p>
          {remaining > 0 && <p>{t('stopped', { count: remaining })}</p>}
          {outcome.refused.length > 0 && (
            <>
              <p>{t('refused', { count: outcome.refused.length })}</p>
              <ul className="refused">
                {outcome.refused.map(([name, reason]) => (
                  <li key={name}>
                    <b>{name}</b> {reason}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
