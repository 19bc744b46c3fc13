import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PlusIcon } from './icons.tsx';
import './plate.css';

export type Tint = 'peach' | 'butter' | 'mint' | 'sky' | 'rose';

export interface PlateProps {
  src: string;
  tint?: Tint;
  size?: 's' | 'm' | 'l';
  /** The dish's name stands beside the plate almost everywhere; then leave this out. */
  alt?: string;
  /** The same picture as AVIF in several widths, for browsers that know it, and how wide it is shown. */
  pixels?: { srcSet: string; sizes: string };
  className?: string;
}

/** A drawing lies on a plate's color; a photograph has a background of its own and fills it. */
export const photo = (src: string) => !/\.svg$|^data:/.test(src) && 'photo';

/** Food on its tinted plate. */
export function Plate({
  src,
  tint = 'peach',
  size = 'm',
  alt = '',
  pixels,
  className,
}: PlateProps) {
  const picture = (
    <img src={src} alt={alt} width="44" height="44" loading="lazy" decoding="async" />
  );
  return (
    <span
      className={classNames('plate', tint, size !== 'm' && `plate-${size}`, photo(src), className)}
    >
      {pixels ? (
        <picture>
          <source type="image/avif" {...pixels} />
          {picture}
        </picture>
      ) : (
        picture
      )}
    </span>
  );
}

/** Nothing chosen: the place is set with fork and knife, lunch is missing. */
export function EmptyPlate({ cutlery = true }: { cutlery?: boolean }) {
  const plate = (
    <span className="plate plate-empty" aria-hidden="true">
      <PlusIcon />
    </span>
  );
  if (!cutlery) return plate;
  return (
    <span className="setting" aria-hidden="true">
      <svg viewBox="0 0 12 48" aria-hidden="true">
        <path d="M2 4v10a4 4 0 0 0 8 0V4M6 4v40" />
      </svg>
      {plate}
      <svg viewBox="0 0 12 48" aria-hidden="true">
        <path d="M8 44V4C4 7 2 13 2 19c0 4 2 6 6 7" />
      </svg>
    </span>
  );
}

/** No lunch can stand here: the reason's picture on a grey plate. */
export function OffPlate({ icon }: { icon: ReactNode }) {
  return (
    <span className="plate plate-off" aria-hidden="true">
      {icon}
    </span>
  );
}
