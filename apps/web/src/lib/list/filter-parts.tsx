import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { FilterOption } from './types.ts';
import '@yay/ui/data-grid.css';

/** The values to choose from: one of them, or several. */
export function OptionList({
  options,
  chosen,
  several,
  onToggle,
}: {
  options: readonly FilterOption[];
  chosen: readonly string[];
  several: boolean;
  onToggle: (value: string) => void;
}) {
  const name = useId();
  return (
    <div className="pop-options">
      {options.map(({ value, label }) => (
        <label key={value} className="pop-option">
          <input
            className={several ? 'dg-box-input' : 'staff-radio'}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

export function ApplyFoot({ disabled }: { disabled: boolean }) {
  const t = useTranslations('admin.list');
  return (
    <div className="pop-foot">
      <button type="submit" className="staff-btn primary" disabled={disabled}>
        {t('apply')}
      </button>
    </div>
  );
}
