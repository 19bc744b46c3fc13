import type { ComponentProps } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange'> {
  onChange?: (on: boolean) => void;
}

/** The native control. Drawn as a switch it says so: `role="switch"`. */
export function Checkbox({ onChange, ...rest }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      onChange={(event) => onChange?.(event.currentTarget.checked)}
      {...rest}
    />
  );
}
