import { useTranslations } from 'use-intl';
import { TermField } from '../../../parts/term-field/index.ts';
import type { Draft } from '../model/use-draft.ts';

/** Chooses the topics of an article: visitors find it by these in the news. */
export function TopicsField({ draft, disabled }: { draft: Draft; disabled: boolean }) {
  const t = useTranslations('pages.topics');
  const { values, set, state } = draft;
  return (
    <TermField
      kind="topics"
      label={t('label')}
      chosen={t('chosen')}
      tags={values.topics}
      onTags={(topics) => set({ topics })}
      disabled={disabled}
      error={state.kind === 'refused' ? state.errors.topics : undefined}
    />
  );
}
