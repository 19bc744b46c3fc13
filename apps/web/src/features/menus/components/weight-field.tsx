import { WEIGHT_MAX } from '@yay/contract/menus/texts';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

/**
 * A small number that is saved by Enter or by leaving it; Escape brings it back. What can't be a weight
 * stays as it was typed, and what is wrong with it is said beside it.
 */
export function WeightField({
  label,
  weight,
  disabled,
  onSave,
}: {
  label: string;
  weight: number;
  disabled: boolean;
  onSave: (weight: number) => void;
}) {
  const t = useTranslations('menus.items');
  const errorId = useId();
  const [typed, setTyped] = useState(String(weight));
  const [left, setLeft] = useState(false);
  const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
  const wrong = value === null || value > WEIGHT_MAX;
  // Nobody is told off in the middle of a number.
  const said = wrong && left;
  function leave() {
    setLeft(true);
    if (!wrong && value !== weight) onSave(value);
  }
  return (
    <>
      <input
        className="input weight-field"
        aria-label={label}
        aria-invalid={said || undefined}
        aria-describedby={said ? errorId : undefined}
        inputMode="numeric"
        maxLength={12}
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          if (event.key === 'Escape') {
            setTyped(String(weight));
            setLeft(false);
          }
        }}
      />
      {said && (
        <p id={errorId} className="field-error" role="alert">
          {t('weightWrong', { most: String(WEIGHT_MAX) })}
        </p>
      )}
    </>
  );
}
