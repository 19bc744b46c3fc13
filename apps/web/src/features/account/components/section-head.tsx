import type { ReactNode } from 'react';

export function SectionHead({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="form-head">
      <div>
        <h2 id={id}>{title}</h2>
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
