import { MagnifyingGlassIcon } from '@yay/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Go } from './use-list.ts';

const SETTLE_MS = 300;

/** What is typed goes to the address once it rests; what the address says otherwise is shown here. */
export function FindInList({ search, go }: { search: string; go: Go }) {
  const t = useTranslations('admin.list');
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const send = useRef(go);
  useEffect(() => {
    send.current = go;
  });
  useEffect(() => {
    const next = typed.trim();
    if (next === known) return;
    const timer = setTimeout(() => send.current({ search: next }, { replace: true }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return (
    <span className="find">
      <MagnifyingGlassIcon small />
      <input
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </span>
  );
}
