import type { ReactNode } from 'react';

export interface ScrollRegionProps {
  readonly label?: string | undefined;
  /** The id of the heading that names the region, in place of `label`. */
  readonly labelledBy?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A named region that scrolls by itself. It takes the focus, so that a keyboard scrolls it even where
 * nothing inside can be focused.
 */
export function ScrollRegion({ label, labelledBy, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region without controls scrolls by keyboard only with the focus.
    <section className={className} aria-label={label} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  );
}
