import { useTagSuggestions } from '@yay/ui';
import { TagField } from '@yay/ui/tag-field';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { findTags, makeTag, type Tag } from './api.ts';

const TAG_MAX = 60;

/** Tags of a picture: known ones, or made on the way. */
export function AssetTags({
  tags,
  onTags,
  error,
}: {
  tags: readonly Tag[];
  onTags: (tags: readonly Tag[]) => void;
  error?: string | undefined;
}) {
  const t = useTranslations('media-library.tagMaking');
  const label = useTranslations('media-library');
  const [query, setQuery] = useState('');
  const known = useRef(new Map<string, Tag>());
  const find = useCallback(async (text: string, signal: AbortSignal) => {
    const found = await findTags(text, signal);
    for (const tag of found) known.current.set(tag.name, tag);
    return found.map((tag) => tag.name);
  }, []);
  const { suggestions, searching } = useTagSuggestions(query, find);

  async function change(names: readonly string[]) {
    const kept = tags.filter((tag) => names.includes(tag.name));
    const added = names.find((name) => !tags.some((tag) => tag.name === name));
    if (added === undefined) return onTags(kept);
    try {
      const tag = known.current.get(added) ?? (await makeTag(added));
      if (!kept.some(({ id }) => id === tag.id)) onTags([...kept, tag]);
    } catch {
      showAlert(t('failed'));
    }
  }
  return (
    <TagField
      label={label('tagsOf')}
      tags={tags.map((tag) => tag.name)}
      onTags={(names) => void change(names)}
      query={query}
      onQueryChange={setQuery}
      suggestions={suggestions}
      searching={searching}
      maxLength={TAG_MAX}
      error={error}
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
