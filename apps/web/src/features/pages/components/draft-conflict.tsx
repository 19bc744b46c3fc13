import { textOf } from '@yay/documents';
import { useTranslations } from 'use-intl';
import { valuesOf } from '../model/draft-state.ts';
import type { Draft } from '../model/use-draft.ts';
import { VersionDiff } from './version-diff.tsx';
import '../../../lib/conflict/conflict.css';

/** Somebody else wrote meanwhile: both, side by side, and which of them is to stand. */
export function DraftConflictNotice({ draft }: { draft: Draft }) {
  const t = useTranslations('pages.conflict');
  const { state, values } = draft;
  if (state.kind !== 'conflict') return null;
  const { theirs } = state;
  return (
    <section className="record-conflict" role="alert" aria-labelledby="draft-conflict">
      <h2 id="draft-conflict">{t('title')}</h2>
      <p>
        {theirs === null
          ? t('gone')
          : t('text', { name: theirs.author?.full_name ?? t('somebody') })}
      </p>
      {theirs !== null && (
        <div className="draft-sides">
          <div>
            <h3>{t('theirs')}</h3>
            <p className="draft-title">{theirs.title}</p>
            <p className="draft-text">{textOf(theirs.body)}</p>
          </div>
          <div>
            <h3>{t('mine')}</h3>
            <VersionDiff before={valuesOf(theirs)} after={values} pictures={theirs.body_pictures} />
          </div>
        </div>
      )}
      <div className="record-conflict-acts">
        <button type="button" className="staff-btn" onClick={() => void draft.settle('theirs')}>
          {theirs === null ? t('letGo') : t('takeTheirs')}
        </button>
        <button
          type="button"
          className="staff-btn primary"
          onClick={() => void draft.settle('mine')}
        >
          {t('keepMine')}
        </button>
      </div>
    </section>
  );
}
