import { TERM_MAX, TERM_MIN } from '@yay/contract/terms/values';
import type { TagFieldTexts } from '@yay/ui';
import { useTranslations } from 'use-intl';

/** The two names of a tag: as the topic of an article, and everywhere else. */
export type TagKind = 'tags' | 'topics';

/** Returns the texts of a field of tags, of which `chosen` names the list of those it has. */
export function useTagTexts(chosen: string, kind: TagKind = 'tags'): TagFieldTexts {
  const t = useTranslations(`terms-field.${kind}`);
  return {
    chosen,
    remove: (name) => t('remove', { name }),
    create: (name) => t('create', { name }),
    added: (name) => t('added', { name }),
    removed: (name) => t('removed', { name }),
    refused: {
      short: t('short', { min: String(TERM_MIN) }),
      long: t('long', { max: String(TERM_MAX) }),
      taken: t('taken'),
    },
    searching: t('searching'),
  };
}
