import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** Any CSS length; give it the size of what will stand here, so nothing jumps. */
  width?: string;
  height?: string;
  round?: boolean;
  className?: string;
}

export function Skeleton({ width, height, round = false, className }: SkeletonProps) {
  return (
    <span
      className={classNames('sk', round && 'round', className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** Says once what is loading, and hides the grey bars from speech. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className ?? 'sk-rows'}>
      <span className="sr">{label}</span>
      <div aria-hidden="true" style={{ display: 'contents' }}>
        {children}
      </div>
    </div>
  );
}
