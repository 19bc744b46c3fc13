import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ClockIcon } from './icons.tsx';
import './countdown.css';

export interface CountdownProps {
  /** The time left, in words. */
  title: ReactNode;
  /** The thing that ends, and its price from then on. Wrap wordings in `.long` and `.short` if they differ. */
  children?: ReactNode;
  tone?: 'late' | 'info' | 'danger' | 'off';
  icon?: ReactNode;
  className?: string;
}

/** Presentational: the caller counts. A timer is not read out at every tick. */
export function Countdown({ title, children, tone = 'late', icon, className }: CountdownProps) {
  return (
    <div className={classNames('when', tone !== 'late' && `when-${tone}`, className)} role="timer">
      {icon ?? <ClockIcon />}
      <p>
        <strong>{title}</strong>
        {children && <span>{children}</span>}
      </p>
    </div>
  );
}
