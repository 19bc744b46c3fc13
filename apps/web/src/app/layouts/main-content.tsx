import type { ReactNode } from 'react';

export const MAIN_ID = 'main';

/** The page itself: where "skip" leads, and where the focus goes after a change of page. */
export function MainContent({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
