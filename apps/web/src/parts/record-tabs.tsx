import { type ReactNode, useEffect, useRef } from 'react';
import './record-tabs.css';

/** The pages of one record beside each other; where they do not all fit, the open one is in sight. */
export function RecordTabs({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = strip.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  return (
    <nav ref={strip} className="record-tabs" aria-label={label}>
      {children}
    </nav>
  );
}
