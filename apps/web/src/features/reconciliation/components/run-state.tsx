import type { ReconciliationRun } from '@yay/contract/reconciliation/calls';
import { useTranslations } from 'use-intl';

const TONES = {
  waiting: 'is-quiet',
  reading: 'is-changed',
  even: 'is-active',
  under_way: 'is-payment',
  differs: 'is-suspended',
  failed: 'is-suspended',
} as const;

interface RunStateProps {
  run: ReconciliationRun;
  /** Shows how far the reading is. Left out where the page says it elsewhere. */
  progress?: boolean;
}

/** Shows the state of a comparison: a word, with a shape and a color. */
export function RunState({ run, progress = false }: RunStateProps) {
  const t = useTranslations('reconciliation');
  // Nothing moved on either side: that is no proof that the two agree.
  const isEmpty = run.status === 'even' && run.matched === 0;
  const isOver = run.is_superseded && run.status !== 'even';
  return (
    <>
      <span className={`standing ${isOver || isEmpty ? 'is-quiet' : TONES[run.status]}`}>
        {t(isEmpty ? 'states.nothing' : `states.${run.status}`)}
      </span>
      {progress && run.status === 'reading' && (
        <small className="recon-note">{t('progress', { count: run.movements })}</small>
      )}
      {isOver && <small className="recon-note">{t('superseded')}</small>}
    </>
  );
}
