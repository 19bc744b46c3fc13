import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

export interface NativeSelectProps
  extends FieldFrame,
    Omit<ComponentProps<'select'>, 'className'> {}

/** The system's own select: the right one on a phone and for plain lists. Options are children. */
export function NativeSelect({
  label,
  labelEnd,
  hint,
  error,
  className,
  id,
  ...rest
}: NativeSelectProps) {
  return (
    <Field {...{ id, label, labelEnd, hint, error, className }}>
      {(wiring) => (
        <span className="sel">
          <select className="input" {...rest} {...wiring} />
          <ChevronDownIcon />
        </span>
      )}
    </Field>
  );
}
