import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { SignalSlashIcon } from './icons.tsx';
import './state.css';

export interface ErrorStateProps {
  title: ReactNode;
  /** The sentence that says what happened and what is safe. */
  children?: ReactNode;
  /** Try again. */
  action?: ReactNode;
  /** A request number, or when it tries by itself. */
  note?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

export function ErrorState({ title, children, action, note, icon, className }: ErrorStateProps) {
  return (
    <div className={classNames('blank err', className)} role="alert">
      {icon ?? <SignalSlashIcon className="bad" />}
      <p className="blank-title">{title}</p>
      {children && <p className="blank-text">{children}</p>}
      {action}
      {note && <small>{note}</small>}
    </div>
  );
}
