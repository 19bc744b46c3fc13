import { type ReactNode, useId } from 'react';

/** Shows fields that belong together, beside their title and note. */
export function FormSection({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="record-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      <div className="record-fields">{children}</div>
    </section>
  );
}
