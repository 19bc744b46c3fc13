import { useState } from 'react';
import { classNames } from './class-names.ts';
import { PhotoIcon } from './icons.tsx';
import { photo } from './plate.tsx';
import './food-frame.css';
import './thumbnail.css';

export const THUMBNAIL = { width: 250, height: 200 } as const;

/** A file's size as people compare it: thousands of bytes, never less than it is. */
export function fileSizeText(bytes: number): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('en-US')} kb`;
}

/** Width and height, which no line breaks apart. */
export function dimensionsText({ width, height }: { width: number; height: number }): string {
  return `${width}\u00a0x\u00a0${height}`;
}

export interface ThumbnailProps {
  /** Null where there is no picture yet. */
  src: string | null;
  alt: string;
  /** The text in the picture's place where it does not load. */
  failedText: string;
  className?: string;
}

/**
 * A picture in the 5:4 frame, filled and cropped; a drawing lies on its plate. The frame stands before the
 * picture comes.
 */
export function Thumbnail({ src, alt, failedText, className }: ThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src !== null && src !== failed;
  return (
    <span
      className={classNames('frame', 'thumbnail', (!shown || photo(src)) && 'photo', className)}
    >
      {shown ? (
        <img
          src={src}
          alt={alt}
          {...THUMBNAIL}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className="thumbnail-none">
          <PhotoIcon />
          <span className="sr">{alt}</span>
          <span>{failedText}</span>
        </span>
      )}
    </span>
  );
}
