import { type ComponentProps, useState } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeSlashIcon } from './icons.tsx';

export interface PasswordFieldProps
  extends FieldFrame,
    Omit<ComponentProps<'input'>, 'className' | 'type'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({
  label,
  labelEnd,
  hint,
  error,
  className,
  id,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    // The hint is the rule whose breach the error names: both would say the same.
    <Field {...{ id, label, labelEnd, hint: error ? undefined : hint, error, className }}>
      {(wiring) => (
        <span className="inset">
          <input
            className="input"
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeSlashIcon /> : <EyeIcon />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
