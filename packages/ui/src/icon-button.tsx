import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './icon-button.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The spoken name of its act; also the hint under the pointer unless `title` says otherwise. */
  label: string;
  children: ReactNode;
  size?: 'sm' | 'md';
}

export function IconButton({
  label,
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames('iconbtn', size === 'sm' && 'iconbtn-s', className)}
      {...rest}
    />
  );
}
