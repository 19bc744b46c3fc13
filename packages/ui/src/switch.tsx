import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import './switch.css';

export interface SwitchProps extends Omit<CheckboxProps, 'role'> {
  children: ReactNode;
}

export function Switch({ children, className, title, ...rest }: SwitchProps) {
  return (
    <label className={classNames('switch', className)} title={title}>
      <Checkbox role="switch" {...rest} />
      <span className="track" />
      <span>{children}</span>
    </label>
  );
}
