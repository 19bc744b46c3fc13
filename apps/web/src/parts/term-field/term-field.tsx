import { TERM_MAX } from '@yay/contract/terms/values';
import { useTagSuggestions } from '@yay/ui';
import { TagField } from '@yay/ui/tag-field';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { findTags, makeTag, type Tag } from './api.ts';
import { type TagKind, useTagTexts } from './tag-texts.ts';

interface TermFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** The name of the list of chosen tags, spoken. */
  readonly chosen: string;
  readonly kind?: TagKind;
  readonly tags: readonly Tag[];
  readonly onTags: (tags: readonly Tag[]) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** Tags of something: known ones, or made on the way. */
export function TermField({ chosen, kind = 'tags', tags, onTags, ...field }: TermFieldProps) {
  const texts = useTagTexts(chosen, kind);
  const t = useTranslations(`terms-field.${kind}`);
  const [query, setQuery] = useState('');
  const known = useRef(new Map<string, Tag>());
  const find = useCallback(async (text: string, signal: AbortSignal) => {
    const tags = await findTags(text, signal);
    for (const tag of tags) known.current.set(tag.name, tag);
    return tags.map((tag) => tag.name);
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
      {...field}
      tags={tags.map((tag) => tag.name)}
      onTags={(names) => void change(names)}
      query={query}
      onQueryChange={setQuery}
      suggestions={suggestions}
      searching={searching}
      maxLength={TERM_MAX}
      texts={texts}
    />
  );
}
