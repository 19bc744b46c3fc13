import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldFrame } from './field.tsx';

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'className'> {
  /** A picture inside the edge, before the text. */
  lead?: ReactNode;
}

export function TextField({
  label,
  labelEnd,
  hint,
  error,
  className,
  lead,
  id,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelEnd, hint, error, className }}>
      {(wiring) =>
        lead ? (
          <span className="inset">
            <span className="lead">{lead}</span>
            <input className="input" type="text" {...rest} {...wiring} />
          </span>
        ) : (
          <input className="input" type="text" {...rest} {...wiring} />
        )
      }
    </Field>
  );
}
