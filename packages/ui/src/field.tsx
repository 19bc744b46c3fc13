import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { ExclamationCircleIcon } from './icons.tsx';
import './field.css';

export interface FieldFrame {
  label: ReactNode;
  /** Beside the label, at the end: a link such as a forgotten password's. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
}

/** The attributes that tie a control to its field's label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, control, hint and error below, wired together. */
export function Field({
  id: given,
  label,
  labelEnd,
  hint,
  error,
  className,
  children,
}: FieldFrame & { id?: string; children: (wiring: FieldWiring) => ReactNode }) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('field', labelEnd ? 'has-label-end' : undefined, className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {/* Seen beside the label, met after the control: Tab goes from field to field. */}
      {labelEnd && <span className="label-end">{labelEnd}</span>}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <ExclamationCircleIcon />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
