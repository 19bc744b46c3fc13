import { type ReactNode, useId } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import './toggle-field.css';

export interface ToggleFieldProps extends Omit<CheckboxProps, 'role'> {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Switches on or off: the words at the start of the line, the switch at its end. */
export function ToggleField({
  label,
  hint,
  error,
  className,
  id: given,
  ...rest
}: ToggleFieldProps) {
  const own = useId();
  const id = given ?? own;
  const said = error ?? hint;
  return (
    <div className={classNames('toggle-field', className)}>
      <label htmlFor={id}>
        <b>{label}</b>
        {said && (
          <span id={`${id}-said`} className={error ? 'field-error' : 'hint'}>
            {said}
          </span>
        )}
      </label>
      <Checkbox
        id={id}
        className="staff-switch"
        role="switch"
        aria-label={label}
        aria-describedby={said ? `${id}-said` : undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
    </div>
  );
}
