import { ITEM_TERMS_MAX } from '@yay/contract/items/values';
import { useTagSuggestions } from '@yay/ui';
import { TagField } from '@yay/ui/tag-field';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { findTags, makeTag, type Tag } from '../api/save-item.ts';
import type { ItemFieldSet } from '../model/item-field-set.ts';

const TAG_MAX = 60;

/** Tags that are known, or made on the way. */
export function TagsField({ fields }: { fields: ItemFieldSet }) {
  const t = useTranslations('items.tags');
  const label = useTranslations('items.form');
  const [query, setQuery] = useState('');
  const known = useRef(new Map<string, Tag>());
  const find = useCallback(async (text: string, signal: AbortSignal) => {
    const tags = await findTags(text, signal);
    for (const tag of tags) known.current.set(tag.name, tag);
    return tags.map((tag) => tag.name);
  }, []);
  const { suggestions, searching } = useTagSuggestions(query, find);
  const chosen = fields.values.term_ids;

  async function change(names: readonly string[]) {
    const kept = chosen.filter((tag) => names.includes(tag.name));
    const added = names.find((name) => !chosen.some((tag) => tag.name === name));
    if (added === undefined) return fields.set('term_ids', kept);
    try {
      const tag = known.current.get(added) ?? (await makeTag(added));
      if (!kept.some(({ id }) => id === tag.id)) fields.set('term_ids', [...kept, tag]);
    } catch {
      showAlert(t('failed'));
    }
  }

  return (
    <TagField
      className={fields.isChanged('term_ids') ? 'full is-changed' : 'full'}
      label={label('tags')}
      hint={label('tagsHint')}
      tags={chosen.map((tag) => tag.name)}
      onTags={(names) => void change(names)}
      query={query}
      onQueryChange={setQuery}
      suggestions={suggestions}
      searching={searching}
      maxLength={TAG_MAX}
      disabled={fields.locked || chosen.length >= ITEM_TERMS_MAX}
      error={fields.errorOf('term_ids')}
      texts={{
        chosen: t('chosen'),
        remove: (tag) => t('remove', { tag }),
        create: (tag) => t('create', { tag }),
        added: (tag) => t('added', { tag }),
        removed: (tag) => t('removed', { tag }),
        refused: {
          short: t('short'),
          long: t('long', { max: String(TAG_MAX) }),
          taken: t('taken'),
        },
        searching: t('searching'),
      }}
    />
  );
}
