interface Shown {
  /** A plate is a few rem wide, and a large picture as wide as a card; 'plate' unless told. */
  readonly size?: 'plate' | 'large';
  readonly className?: string;
  /** Width and height before the style says its own, in px. */
  readonly side?: number;
  /** Whether it waits until it comes near the window; it does unless told. */
  readonly lazy?: boolean;
}

const SIZES = { plate: '4rem', large: '13rem' };

/**
 * Draws a dish that says nothing of its own. A drawing of hundreds of shapes costs a phone's main thread
 * more than its whole page, so it comes as pixels, and as the drawing where a browser does not know them.
 */
export function foodPicture(
  name: string,
  { size = 'plate', className = '', side = 160, lazy = true }: Shown = {},
): string {
  const look = className && ` class="${className}"`;
  const loading = lazy ? ' loading="lazy"' : '';
  return `<picture><source type="image/avif" srcset="/food/small/${name}.avif 160w, /food/${name}.avif 400w" sizes="${SIZES[size]}"><img${look} src="/food/${name}.svg" alt="" width="${side}" height="${side}" decoding="async"${loading}></picture>`;
}
