import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from './store.ts';

/** Spots of the frame that a page or a feature can fill from within. */
export type PlaceName = 'aside' | 'site-alert';

const targets = createStore<Partial<Record<PlaceName, HTMLElement>>>({});

/** Marks the spot where it shows. A layout puts it; empty, it takes no room. */
export function Place({ name, className }: { name: PlaceName; className?: string }) {
  const [mark] = useState(() => (element: HTMLDivElement | null) => {
    if (!element) return;
    targets.set({ ...targets.get(), [name]: element });
    return () => {
      if (targets.get()[name] === element) targets.set({ ...targets.get(), [name]: undefined });
    };
  });
  return <div ref={mark} className={className} data-place={name} />;
}

/** Renders its children in a place of the layout; nothing where the layout has no such place. */
export function InPlace({ name, children }: { name: PlaceName; children: ReactNode }) {
  const target = useStore(targets)[name];
  return target ? createPortal(children, target) : null;
}
