import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Combobox, ComboboxInput, ComboboxList, ComboboxOption } from './combobox.tsx';
import { Field, type FieldFrame } from './field.tsx';
import { Highlight } from './highlight.tsx';
import { PlusIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';
import { TagChips } from './tag-chips.tsx';
import { judgeTag, offeredTags, type TagRefusal } from './tag-rules.ts';
import type { TagFieldTexts } from './tag-texts.ts';
import './tag-field.css';

export interface TagFieldProps extends FieldFrame {
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** Tags that are known and match the query: `useTagSuggestions` finds them. */
  suggestions: readonly string[];
  searching?: boolean;
  /** The longest that a new tag may be. */
  maxLength: number;
  texts: TagFieldTexts;
  placeholder?: string;
  disabled?: boolean;
  /** Only tags that are known can be chosen, as by a filter. */
  knownOnly?: boolean;
}

/** Tags as chips, typed or taken from those that are known. */
export function TagField({
  tags,
  onTags,
  query,
  onQueryChange,
  suggestions,
  searching = false,
  maxLength,
  texts,
  placeholder,
  disabled = false,
  knownOnly = false,
  ...frame
}: TagFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<TagRefusal | null>(null);

  const offered = offeredTags(suggestions, tags);
  const verdict = judgeTag(query, { chosen: tags, known: suggestions, max: maxLength });
  const made =
    !knownOnly && 'tag' in verdict && !offered.includes(verdict.tag) ? verdict.tag : null;
  const lines = made === null ? offered : [...offered, made];

  function type(text: string) {
    onQueryChange(text);
    setRefused(null);
  }
  function add(tag: string) {
    onTags([...tags, tag]);
    type('');
    setOpen(false);
    setSaid(texts.added(tag));
  }
  function remove(tag: string) {
    onTags(tags.filter((one) => one !== tag));
    setSaid(texts.removed(tag));
    input.current?.focus();
  }
  function enter() {
    if (!('tag' in verdict)) setRefused(verdict.refused);
    else if (knownOnly && !offered.includes(verdict.tag)) setRefused('short');
    else add(verdict.tag);
  }
  function goBack(event: KeyboardEvent) {
    if (event.key !== 'Backspace' || query !== '' || event.repeat) return;
    event.preventDefault();
    const chips = box.current?.querySelectorAll<HTMLElement>('.tag-chips button');
    chips?.item(chips.length - 1)?.focus();
  }

  return (
    <Field {...frame} error={(refused && texts.refused[refused]) ?? frame.error}>
      {(wiring) => (
        <div className="inset">
          <Combobox
            query={query}
            onQueryChange={type}
            open={open && !disabled}
            onOpenChange={setOpen}
            hasOptions={query.trim() !== '' && lines.length > 0}
            offersFirst={false}
          >
            <div
              ref={box}
              className={classNames('tag-field', disabled && 'is-disabled')}
              data-invalid={wiring['aria-invalid']}
              onPointerDown={(event) => {
                if (event.target !== event.currentTarget) return;
                event.preventDefault();
                input.current?.focus();
              }}
            >
              <TagChips {...{ tags, texts, disabled }} onRemove={remove} field={input} />
              <ComboboxInput
                {...wiring}
                ref={input}
                placeholder={placeholder}
                disabled={disabled}
                onKeyDown={goBack}
                onEnter={enter}
              />
              {searching && <Spinner label={texts.searching} />}
            </div>
            <ComboboxList label={texts.chosen} onChoose={(id) => add(decodeURIComponent(id))}>
              {lines.map((tag) => (
                <ComboboxOption
                  key={tag}
                  // An id holds no spaces: tags that differ by them alone would be one option.
                  id={encodeURIComponent(tag)}
                  textValue={tag}
                  className={tag === made ? 'option-more' : undefined}
                >
                  {tag === made && <PlusIcon />}
                  <span>
                    {tag === made ? texts.create(tag) : <Highlight text={tag} query={query} />}
                  </span>
                </ComboboxOption>
              ))}
            </ComboboxList>
          </Combobox>
          <span className="sr" role="status">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}
