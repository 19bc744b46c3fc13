import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { Notice } from '@yay/ui/notice';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusWhenLost } from '../../../lib/focus-when-lost.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { RunProgress } from '../../../parts/run-progress/index.ts';
import { RemoveForm } from './remove-form.tsx';
import '../../../lib/staff/record.css';
import './meals.css';

interface Started {
  readonly runId: number;
  readonly days: string;
}

/** Meals of some days are cancelled and given back: the form, and once confirmed, how far it is. */
export function RemoveMeals() {
  const t = useTranslations('meals.remove');
  const list = useTranslations('meals.list');
  const [started, setStarted] = useState<Started | null>(null);
  return (
    <div className="record">
      <RecordCrumbs list={list('title')} to={PAGES.adminMeals.path} here={t('crumb')} />
      <div className="record-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="record-meta">{t('note')}</p>
        </div>
      </div>
      {started === null ? (
        <RemoveForm onStarted={(runId, days) => setStarted({ runId, days })} />
      ) : (
        <Removing {...started} onAnother={() => setStarted(null)} />
      )}
    </div>
  );
}

function Removing({ runId, days, onAnother }: Started & { onAnother: () => void }) {
  const t = useTranslations('meals.remove');
  const box = useRef<HTMLElement>(null);
  useFocusWhenLost(box);
  return (
    <section ref={box} tabIndex={-1} className="meals-started" aria-label={t('crumb')}>
      <Notice tone="ok" live="status">
        {t('started', { days })}
      </Notice>
      <RunProgress runId={runId} />
      <p className="meals-acts">
        <Link to={PAGES.adminMeals.path} search={{}} className="staff-btn primary">
          {t('toList')}
        </Link>
        <button type="button" className="staff-btn" onClick={onAnother}>
          {t('another')}
        </button>
      </p>
    </section>
  );
}
