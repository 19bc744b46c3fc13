import { MagnifyingGlassIcon } from '@yay/ui/icons';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

const SETTLE_MS = 300;

export interface FindInListProps {
  search: string;
  onFind: (search: string) => void;
  /** The label of the field, where it looks for something else than the list's usual names. */
  label?: string;
  input?: Ref<HTMLInputElement>;
}

/**
 * Finds in a list: typed text goes to the address once it rests, and another text of the address is
 * shown here.
 */
export function FindInList({ search, onFind, label, input }: FindInListProps) {
  const t = useTranslations('admin.list');
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const send = useRef(onFind);
  useEffect(() => {
    send.current = onFind;
  });
  useEffect(() => {
    const next = typed.trim();
    if (next === known) return;
    const timer = setTimeout(() => send.current(next), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return (
    <span className="find">
      <MagnifyingGlassIcon small />
      <input
        ref={input}
        type="search"
        aria-label={label ?? t('find')}
        placeholder={label ?? t('find')}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </span>
  );
}
