import { type FormEvent, type ReactNode, useId, useState } from 'react';
import './field.css';
import { ExclamationCircleIcon } from './icons.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

/** Returns the problem of a quick toggle that is required and off. */
export function toggleProblem<Problem>(
  on: boolean | null | undefined,
  requiredText: Problem,
): Problem | undefined {
  return on === true ? undefined : requiredText;
}

export interface QuickToggleProps extends Omit<SwitchProps, 'required' | 'onInvalid'> {
  /** The text where a form is sent without it. */
  requiredText: ReactNode;
  /** A form that checks its fields itself says so here, by `toggleProblem`. */
  error?: ReactNode;
}

/** The switch without which a form is not sent. The browser checks it, in the site's own words. */
export function QuickToggle({
  requiredText,
  error,
  onChange,
  children,
  'aria-describedby': describedBy,
  ...rest
}: QuickToggleProps) {
  const id = useId();
  const [missing, setMissing] = useState(false);
  const problem = error ?? (missing && toggleProblem(false, requiredText));

  function refuse(event: FormEvent<HTMLInputElement>) {
    // Without the browser's bubble it would not go to the first field that is wrong, either.
    event.preventDefault();
    setMissing(true);
    const input = event.currentTarget;
    if (input.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === input) {
      input.focus();
    }
  }

  return (
    <div className="quick-toggle">
      <Switch
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={[problem && id, describedBy].filter(Boolean).join(' ') || undefined}
        onInvalid={refuse}
        onChange={(on) => {
          setMissing(false);
          onChange?.(on);
        }}
        {...rest}
      >
        {children}
      </Switch>
      {problem && (
        <p className="field-error" id={id}>
          <ExclamationCircleIcon />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
