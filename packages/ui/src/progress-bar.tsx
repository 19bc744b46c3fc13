import type { CSSProperties, ReactNode } from 'react';
import './progress-bar.css';

export interface ProgressBarProps {
  label: string;
  /** Left out while nobody knows how far it is. */
  value?: number;
  max?: number;
  /** Words for the value, such as '3 of 12'. */
  valueText?: string;
  note?: ReactNode;
}

export function ProgressBar({ label, value, max = 100, valueText, note }: ProgressBarProps) {
  const isKnown = value !== undefined;
  const share = isKnown ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={isKnown ? 'progress' : 'progress is-unknown'}>
      <div className="progress-head">
        <span>{label}</span>
        {valueText && <span className="num">{valueText}</span>}
      </div>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        style={{ '--done': `${share * 100}%` } as CSSProperties}
      >
        <div className="progress-fill" />
      </div>
      {note && <p className="hint">{note}</p>}
    </div>
  );
}
