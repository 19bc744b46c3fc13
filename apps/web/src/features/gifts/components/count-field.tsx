import { Field } from '@yay/ui/field';
import { IconButton } from '@yay/ui/icon-button';
import { MinusIcon, PlusIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** A whole number, by steps or typed. */
export function CountField({
  label,
  hint,
  error,
  value,
  max,
  onChange,
}: {
  label: string;
  hint: string;
  error: string | undefined;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const t = useTranslations('gifts.form');
  const within = (count: number) => Math.min(max, Math.max(1, Math.trunc(count) || 1));
  return (
    <Field label={label} hint={hint} error={error} className="gift-count">
      {(wiring) => (
        <span className="gift-stepper">
          <IconButton
            label={t('fewer')}
            disabled={value <= 1}
            onClick={() => onChange(within(value - 1))}
          >
            <MinusIcon />
          </IconButton>
          <input
            className="input"
            inputMode="numeric"
            value={value}
            onChange={({ currentTarget }) =>
              onChange(within(Number(currentTarget.value.replace(/\D/g, ''))))
            }
            {...wiring}
          />
          <IconButton
            label={t('more')}
            disabled={value >= max}
            onClick={() => onChange(within(value + 1))}
          >
            <PlusIcon />
          </IconButton>
        </span>
      )}
    </Field>
  );
}
