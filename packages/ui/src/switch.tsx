import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './switch.css';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'size'> {
  children: ReactNode;
  onChange?: (on: boolean) => void;
}

export function Switch({ children, onChange, className, title, ...rest }: SwitchProps) {
  return (
    <label className={classNames('switch', className)} title={title}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own checked state
        role="switch"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        {...rest}
      />
      <span className="track" />
      <span>{children}</span>
    </label>
  );
}
