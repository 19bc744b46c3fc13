import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import './segmented.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Shown once chosen. */
  icon?: ReactNode;
  tone?: 'late' | 'danger';
}

export interface SegmentedProps<Value extends string> {
  /** The spoken name of the decision; the visible words stand beside it. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <span className="seg" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label
          key={option.value}
          className={
            classNames(option.tone === 'late' && 'av', option.tone === 'danger' && 'st') ||
            undefined
          }
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </span>
  );
}
