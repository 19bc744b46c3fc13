import type { KeyboardEvent, RefObject } from 'react';
import { XMarkIcon } from './icons.tsx';
import type { TagFieldTexts } from './tag-texts.ts';

/** The chosen tags. Arrows go from one to the next and back to the text; Backspace takes one away. */
export function TagChips({
  tags,
  texts,
  disabled,
  onRemove,
  field,
}: {
  tags: readonly string[];
  texts: Pick<TagFieldTexts, 'chosen' | 'remove'>;
  disabled: boolean;
  onRemove: (tag: string) => void;
  field: RefObject<HTMLInputElement | null>;
}) {
  function press(event: KeyboardEvent<HTMLButtonElement>, tag: string) {
    const chip = event.currentTarget.closest('li');
    if (event.key === 'ArrowLeft') {
      event.preventDefault();
      chip?.previousElementSibling?.querySelector('button')?.focus();
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      (chip?.nextElementSibling?.querySelector('button') ?? field.current)?.focus();
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && !event.repeat) {
      event.preventDefault();
      onRemove(tag);
    }
  }
  if (tags.length === 0) return null;
  return (
    <ul className="tag-chips" aria-label={texts.chosen}>
      {tags.map((tag) => (
        <li key={tag}>
          <span>{tag}</span>
          {!disabled && (
            <button
              type="button"
              aria-label={texts.remove(tag)}
              title={texts.remove(tag)}
              onClick={() => onRemove(tag)}
              onKeyDown={(event) => press(event, tag)}
            >
              <XMarkIcon small />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
