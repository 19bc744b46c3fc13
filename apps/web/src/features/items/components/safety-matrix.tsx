import {
  ALLERGENS,
  DIETS,
  PROPERTY_VALUES,
  type Properties,
  type Property,
  type PropertyValue,
} from '@yay/domain/allergy';
import { classNames } from '@yay/ui/class-names';
import { type KeyboardEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { restNo, saidOf, unverifiedCount, withValue } from '../model/safety.ts';

const PARTS = [
  { name: 'allergens', properties: ALLERGENS },
  { name: 'diets', properties: DIETS },
  { name: 'other', properties: ['spicy'] },
] as const;
const KEYS: Readonly<Record<string, PropertyValue>> = {
  y: 'yes',
  s: 'yes',
  n: 'no',
  u: 'unverified',
};

/** Edits the allergens and diets of a food: one row each, yes, no or not verified. */
export function SafetyMatrix({
  value,
  onChange,
  disabled,
  error,
}: {
  value: Properties;
  onChange: (value: Properties) => void;
  disabled: boolean;
  error?: string | undefined;
}) {
  const t = useTranslations('items.safety');
  const left = unverifiedCount(value);
  return (
    <div className="safety full">
      {PARTS.map(({ name, properties }) => (
        <div key={name} className="safety-part">
          <h3>{t(name)}</h3>
          {properties.map((property) => (
            <Row
              key={property}
              property={property}
              value={saidOf(value, property)}
              onChange={(now) => onChange(withValue(value, property, now))}
              disabled={disabled}
            />
          ))}
        </div>
      ))}
      <p className="safety-foot">
        <span className={classNames(left > 0 && 'is-open')} role="status">
          {t('left', { count: left })}
        </span>
        {left > 0 && !disabled && (
          <button type="button" className="link" onClick={() => onChange(restNo(value))}>
            {t('rest')}
          </button>
        )}
      </p>
      {error && <p className="field-error">{error}</p>}
    </div>
  );
}

function Row({
  property,
  value,
  onChange,
  disabled,
}: {
  property: Property;
  value: PropertyValue;
  onChange: (value: PropertyValue) => void;
  disabled: boolean;
}) {
  const t = useTranslations('items.safety');
  const name = useId();
  function press(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = KEYS[event.key.toLowerCase()];
    if (chosen === undefined || disabled) return;
    event.preventDefault();
    onChange(chosen);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${chosen}"]`)?.focus();
  }
  return (
    <fieldset className={`safety-row is-${value}`} disabled={disabled} onKeyDown={press}>
      <legend>{t(`property.${property}`)}</legend>
      <span className="safety-values">
        {PROPERTY_VALUES.map((one) => (
          <label key={one} className={`is-${one}`}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => onChange(one)}
            />
            <span>{t(`values.${one}`)}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
