import { classNames } from './class-names.ts';
import { photo, type Tint } from './plate.tsx';
import './food-frame.css';

export interface FoodFrameProps {
  src: string;
  tint?: Tint;
  alt?: string;
  className?: string;
}

/** Food in the 5:4 frame of a menu. */
export function FoodFrame({ src, tint = 'peach', alt = '', className }: FoodFrameProps) {
  return (
    <span className={classNames('frame', tint, photo(src), className)}>
      <img src={src} alt={alt} width="64" height="64" loading="lazy" decoding="async" />
    </span>
  );
}
