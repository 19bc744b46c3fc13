import { WEIGHT_MAX } from '@yay/contract/menu-texts';
import { useState } from 'react';

/** A small number that is saved by Enter or by leaving it; Escape brings it back. */
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
  const [typed, setTyped] = useState(String(weight));
  const value = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;
  const wrong = value === null || value > WEIGHT_MAX;
  function leave() {
    if (!wrong && value !== weight) onSave(value);
    else if (wrong) setTyped(String(weight));
  }
  return (
    <input
      className="input weight-field"
      aria-label={label}
      aria-invalid={wrong || undefined}
      inputMode="numeric"
      maxLength={3}
      value={typed}
      disabled={disabled}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        if (event.key === 'Escape') setTyped(String(weight));
      }}
    />
  );
}
