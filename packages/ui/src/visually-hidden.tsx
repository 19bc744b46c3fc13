import type { ReactNode } from 'react';

/** Spoken, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr">{children}</span>;
}
