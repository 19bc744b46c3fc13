import { useEffect } from 'react';
import { Highlight } from './highlight.tsx';
import { PlusIcon } from './icons.tsx';
import './overlay.css';
import './options.css';
import './search-box.css';

/** What a tag field offers: known tags, and last the new one that is being typed. */
export function TagOptions({
  id,
  label,
  lines,
  made,
  at,
  query,
  createText,
  onPoint,
  onChoose,
}: {
  id: string;
  label: string;
  lines: readonly string[];
  made: string | null;
  at: number;
  query: string;
  createText: (tag: string) => string;
  onPoint: (at: number) => void;
  onChoose: (tag: string) => void;
}) {
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <div className="popover search-list" id={id} role="listbox" aria-label={label}>
      {lines.map((tag, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: as above, by aria-activedescendant
        <div
          key={tag}
          id={`${id}-${index}`}
          className={tag === made ? 'option option-more' : 'option'}
          role="option"
          aria-selected={index === at}
          data-focused={index === at || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(tag)}
        >
          {tag === made && <PlusIcon />}
          <span>{tag === made ? createText(tag) : <Highlight text={tag} query={query} />}</span>
        </div>
      ))}
    </div>
  );
}
