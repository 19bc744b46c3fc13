import type { ReactNode, Ref } from 'react';

/** Shows the head of every list: its title, its count, and its acts. */
export function ListHead({
  title,
  count,
  heading,
  children,
}: {
  title: ReactNode;
  /** Undefined until it is known. */
  count?: string | undefined;
  /** Takes the focus where the focused element is gone. */
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}) {
  return (
    <header className="ph">
      <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h1>
      <span className="count" role="status">
        {count}
      </span>
      {children && <div className="acts">{children}</div>}
    </header>
  );
}
