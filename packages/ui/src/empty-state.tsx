import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { EmptyPlate } from './plate.tsx';
import './state.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** The sentence that says what belongs here. */
  children?: ReactNode;
  /** The first step. */
  action?: ReactNode;
  picture?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, action, picture, className }: EmptyStateProps) {
  return (
    <div className={classNames('blank', className)}>
      {picture ?? <EmptyPlate />}
      <p className="blank-title">{title}</p>
      {children && <p className="blank-text">{children}</p>}
      {action}
    </div>
  );
}
