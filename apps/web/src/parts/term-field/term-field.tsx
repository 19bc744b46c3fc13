import { useTagSuggestions } from '@yay/ui';
import { TagField } from '@yay/ui/tag-field';
import { useCallback, useRef, useState } from 'react';
import { showAlert } from '../../lib/alerts/index.ts';
import { findTags, makeTag, type Tag } from './api.ts';

const TAG_MAX = 60;

/** The texts of the field; those of tags carry one, and `long` the most that it may have. */
export interface TermTexts {
  readonly label: string;
  readonly chosen: string;
  readonly remove: (tag: string) => string;
  readonly create: (tag: string) => string;
  readonly added: (tag: string) => string;
  readonly removed: (tag: string) => string;
  readonly short: string;
  readonly long: (max: string) => string;
  readonly taken: string;
  readonly searching: string;
  readonly failed: string;
}

/** Tags of something: known ones, or made on the way. */
export function TermField({
  tags,
  onTags,
  texts,
  error,
  disabled = false,
}: {
  tags: readonly Tag[];
  onTags: (tags: readonly Tag[]) => void;
  texts: TermTexts;
  error?: string | undefined;
  disabled?: boolean;
}) {
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
      showAlert(texts.failed);
    }
  }
  return (
    <TagField
      label={texts.label}
      tags={tags.map((tag) => tag.name)}
      onTags={(names) => void change(names)}
      query={query}
      onQueryChange={setQuery}
      suggestions={suggestions}
      searching={searching}
      maxLength={TAG_MAX}
      error={error}
      disabled={disabled}
      texts={{
        chosen: texts.chosen,
        remove: texts.remove,
        create: texts.create,
        added: texts.added,
        removed: texts.removed,
        refused: { short: texts.short, long: texts.long(String(TAG_MAX)), taken: texts.taken },
        searching: texts.searching,
      }}
    />
  );
}
