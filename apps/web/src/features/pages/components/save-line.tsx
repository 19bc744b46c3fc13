import { classNames } from '@yay/ui/class-names';
import { useLocale, useTranslations } from 'use-intl';
import { formatClock } from '../../../lib/more-formats.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import type { Draft } from '../model/use-draft.ts';

/** Shows the state of the text: kept, on its way, or tried again. */
export function SaveLine({ draft, hasDraft }: { draft: Draft; hasDraft: boolean }) {
  const t = useTranslations('pages.save');
  const locale = useLocale();
  const { state } = draft;
  const text = () => {
    switch (state.kind) {
      case 'kept':
        if (!hasDraft) return t('nothing');
        return state.at === null
          ? t('kept')
          : t('keptAt', { time: formatClock(state.at, OFFICE, locale) });
      case 'failed':
        return t('failed', { reason: state.text });
      case 'refused':
        return t('refused', { reason: Object.values(state.errors).join(' ') });
      default:
        return t(state.kind);
    }
  };
  const isWrong = state.kind === 'failed' || state.kind === 'refused' || state.kind === 'conflict';
  return (
    <p className={classNames('save-line', isWrong && 'is-wrong')} role="status">
      {text()}
      {state.kind === 'failed' && (
        <button type="button" className="staff-btn quiet" onClick={draft.retry}>
          {t('again')}
        </button>
      )}
    </p>
  );
}
