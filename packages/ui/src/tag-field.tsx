import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldFrame } from './field.tsx';
import { Spinner } from './spinner.tsx';
import { TagChips } from './tag-chips.tsx';
import { TagOptions } from './tag-options.tsx';
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
}

/** Tags as chips, typed or taken from those that are known (the ARIA combobox pattern). */
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
  ...frame
}: TagFieldProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<TagRefusal | null>(null);

  const known = offeredTags(suggestions, tags);
  const verdict = judgeTag(query, { chosen: tags, known: suggestions, max: maxLength });
  const made = 'tag' in verdict && !known.includes(verdict.tag) ? verdict.tag : null;
  const lines = made === null ? known : [...known, made];
  const listed = open && !disabled && query.trim() !== '' && lines.length > 0;
  const active = listed ? lines[at] : undefined;

  function type(text: string) {
    onQueryChange(text);
    setOpen(true);
    setAt(-1);
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
    if (active !== undefined) add(active);
    else if ('tag' in verdict) add(verdict.tag);
    else setRefused(verdict.refused);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Enter that ends the composing of a letter is the keyboard's own.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && query.trim() !== '') {
      event.preventDefault();
      setOpen(true);
      const from = listed ? at : -1;
      const to = from < 0 && step < 0 ? lines.length - 1 : from + step;
      setAt((to + lines.length) % Math.max(1, lines.length));
    } else if (event.key === 'Enter' && query.trim() !== '') {
      // The form around it is not sent while a tag is being typed.
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && listed) {
      // Escape closes the list first, and the dialog around it only then.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && query === '' && !event.repeat) {
      event.preventDefault();
      const chips = box.current?.querySelectorAll<HTMLElement>('.tag-chips button');
      chips?.item(chips.length - 1)?.focus();
    }
  }

  return (
    <Field {...frame} error={(refused && texts.refused[refused]) ?? frame.error}>
      {(wiring) => (
        <div className="inset">
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
            <input
              {...wiring}
              ref={input}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={listed}
              aria-controls={listed ? listId : undefined}
              aria-activedescendant={active === undefined ? undefined : `${listId}-${at}`}
              placeholder={placeholder}
              disabled={disabled}
              value={query}
              onChange={(event) => type(event.currentTarget.value)}
              onClick={() => setOpen(true)}
              onKeyDown={press}
              onBlur={() => setOpen(false)}
            />
            {searching && <Spinner label={texts.searching} />}
          </div>
          {listed && (
            <TagOptions
              id={listId}
              label={texts.chosen}
              {...{ lines, made, at, query }}
              createText={texts.create}
              onPoint={setAt}
              onChoose={add}
            />
          )}
          <span className="sr" role="status">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}
