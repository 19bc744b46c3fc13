import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, NoSymbolIcon } from './icons.tsx';
import './field.css';
import './choice-card.css';

export interface ChoiceCardProps
  extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'onChange' | 'className'> {
  type: 'radio' | 'checkbox';
  title: ReactNode;
  /** Price, or what is included. */
  note?: ReactNode;
  /** Address of a small picture. */
  picture?: string;
  /** The reason why it can't be chosen; it takes the note's place when disabled. */
  reason?: ReactNode;
  onChange?: (chosen: boolean) => void;
}

export function ChoiceCard({
  type,
  title,
  note,
  picture,
  reason,
  disabled,
  onChange,
  ...rest
}: ChoiceCardProps) {
  const below = disabled ? (reason ?? note) : note;
  return (
    <label className="pick">
      <input
        type={type}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        {...rest}
      />
      <span className={type === 'checkbox' ? 'dot sq' : 'dot'}>
        {disabled ? <NoSymbolIcon /> : <CheckIcon />}
      </span>
      <span className="pick-text">
        {title}
        {below && <small>{below}</small>}
      </span>
      {picture && (
        <img className="pic" src={picture} alt="" width="26" height="26" loading="lazy" />
      )}
    </label>
  );
}

export interface ChoiceGroupProps {
  legend: ReactNode;
  /** The number that may be picked. */
  note?: ReactNode;
  /** The reason why the choice so far is not enough. */
  error?: ReactNode;
  children: ReactNode;
}

/** ChoiceCards that belong together. */
export function ChoiceGroup({ legend, note, error, children }: ChoiceGroupProps) {
  return (
    <fieldset className="group">
      <legend className="legend">
        {legend} {note && <small>{note}</small>}
      </legend>
      <div className="picks">{children}</div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
