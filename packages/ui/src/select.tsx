import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { CheckIcon, ChevronDownIcon, ExclamationCircleIcon } from './icons.tsx';
import './field.css';
import './overlay.css';
import './options.css';
import './select.css';

export interface SelectOption {
  id: string;
  label: string;
  note?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps {
  label: ReactNode;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (id: string) => void;
  placeholder: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  name?: string;
}

export function Select({
  label,
  options,
  value,
  onChange,
  placeholder,
  hint,
  error,
  disabled,
  required,
  name,
}: SelectProps) {
  return (
    <AriaSelect
      className="field"
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      isRequired={required}
      validationBehavior="aria"
      name={name}
      disabledKeys={options.filter((option) => option.disabled).map((option) => option.id)}
    >
      <Label className="field-label">{label}</Label>
      <Button className="input select-button">
        <SelectValue className="select-value">
          {({ selectedText, isPlaceholder }) =>
            isPlaceholder ? <span className="muted">{placeholder}</span> : selectedText
          }
        </SelectValue>
        <ChevronDownIcon />
      </Button>
      <FieldError className="field-error">
        <ExclamationCircleIcon />
        <span>{error}</span>
      </FieldError>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <Popover className="popover" offset={6}>
        <ListBox items={options}>
          {(option) => (
            <ListBoxItem className="option" textValue={option.label}>
              <span>
                {option.label}
                {option.note && <small>{option.note}</small>}
              </span>
              <CheckIcon className="chosen" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
