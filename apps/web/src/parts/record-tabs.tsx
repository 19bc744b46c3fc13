import { type ReactNode, useEffect, useRef } from 'react';
import './record-tabs.css';

/** The pages of one record beside each other; where they do not all fit, the open one is in sight. */
export function RecordTabs({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const open = strip.current?.querySelector('[aria-current]');
    if (!strip.current || !open || open === shown.current) return;
    shown.current = open;
    // Only the strip moves: the page stays at its top, where it says whose it is.
    const frame = strip.current.getBoundingClientRect();
    const tab = open.getBoundingClientRect();
    strip.current.scrollLeft += tab.left + tab.width / 2 - frame.left - frame.width / 2;
  });
  return (
    <nav ref={strip} className="record-tabs" aria-label={label}>
      {children}
    </nav>
  );
}
