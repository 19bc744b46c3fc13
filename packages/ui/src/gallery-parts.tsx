import type { ReactNode } from 'react';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Case({
  title,
  grid = false,
  children,
}: {
  title: string;
  grid?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="gallery-case">
      <h3>{title}</h3>
      <div className={grid ? 'gallery-grid' : 'gallery-row'}>{children}</div>
    </div>
  );
}

function drawn(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Drawn here, so that the gallery needs no food pictures from anywhere. */
export const pizza = drawn(
  '<path d="M4 8c8-6 16-6 24 0L17 29c-.5 1-1.5 1-2 0z" fill="#ffc247"/><path d="M4 8c8-6 16-6 24 0l-2 4C19 7 13 7 6 12z" fill="#e88b3a"/><circle cx="13" cy="14" r="2.5" fill="#e0483d"/><circle cx="19" cy="15" r="2.5" fill="#e0483d"/><circle cx="16" cy="21" r="2.2" fill="#e0483d"/>',
);
export const apple = drawn(
  '<path d="M16 10c-3-3-11-2-11 6 0 7 5 13 8 13 1.5 0 2-.8 3-.8s1.5.8 3 .8c3 0 8-6 8-13 0-8-8-9-11-6z" fill="#e2483d"/><path d="M16 10c0-3 1-5 4-7" stroke="#7a4a21" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M18 7c2-3 5-3 7-2-1 3-4 4-7 2z" fill="#5cb85f"/>',
);

export const longText =
  'Slow-roasted vegetable and three-bean burrito bowl with brown rice, mild tomato salsa and a wholewheat tortilla';
