import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon, ChevronDownIcon } from './icons.tsx';
import './chip.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean;
  icon?: ReactNode;
  count?: number;
  /** Shows a check mark while pressed: for sets, where several may be pressed. */
  check?: boolean;
}

export function Chip({
  pressed,
  icon,
  count,
  check = false,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button type={type} className={classNames('chip', className)} aria-pressed={pressed} {...rest}>
      {check && pressed ? <CheckIcon small /> : icon}
      {children}
      {count !== undefined && <span className="num">{count}</span>}
    </button>
  );
}

export interface ChipSelectProps extends ComponentProps<'select'> {
  label: string;
}

/** A select dressed as a chip, for a filter with many values. Options are children. */
export function ChipSelect({ label, className, ...rest }: ChipSelectProps) {
  return (
    <span className={classNames('chip', className)}>
      <select aria-label={label} {...rest} />
      <ChevronDownIcon small />
    </span>
  );
}
