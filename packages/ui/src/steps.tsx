import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import './steps.css';

export interface StepsProps {
  /** The heading in the middle: an h1 with the week, for one. */
  children: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Left out where there is nothing that way. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  className?: string;
}

/** One back, one on, and where we are. */
export function Steps({
  children,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  className,
}: StepsProps) {
  return (
    <div className={classNames('steps', className)}>
      <IconButton label={previousLabel} onClick={onPrevious} disabled={!onPrevious}>
        <ChevronLeftIcon />
      </IconButton>
      {children}
      <IconButton label={nextLabel} onClick={onNext} disabled={!onNext}>
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
