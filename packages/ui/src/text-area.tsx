import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'className'> {}

export function TextArea({ label, labelEnd, hint, error, className, id, ...rest }: TextAreaProps) {
  return (
    <Field {...{ id, label, labelEnd, hint, error, className }}>
      {(wiring) => <textarea className="input" {...rest} {...wiring} />}
    </Field>
  );
}
