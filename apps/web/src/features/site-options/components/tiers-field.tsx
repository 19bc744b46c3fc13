import { IconButton } from '@yay/ui/icon-button';
import { PlusIcon, TrashIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { centsOf } from '../../../lib/number-text.ts';
import type { Tier } from '../model/form-values.ts';

const MOST = 12;

/** The packages of yay bucks: what is paid in, what comes on top, and what a family has then. */
export function TiersField({
  id,
  label,
  tiers,
  disabled,
  error,
  className,
  errorOf,
  onChange,
}: {
  id: string;
  label: string;
  tiers: readonly Tier[];
  disabled: boolean;
  error: string | undefined;
  className: string;
  errorOf: (path: string) => string | undefined;
  onChange: (tiers: readonly Tier[]) => void;
}) {
  const t = useTranslations('site-options.tiers');
  const change = (at: number, part: Partial<Tier>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)));
  const partError = tiers.some((_, at) => errorOf(`tiers.${at}`) !== undefined);
  return (
    <fieldset className={`${className} option-tiers`} disabled={disabled}>
      <legend className="field-label">{label}</legend>
      {tiers.length === 0 && <p className="dim">{t('none')}</p>}
      {tiers.map((tier, at) => {
        const n = String(at + 1);
        const sum = (centsOf(tier.amount) ?? 0) + (centsOf(tier.bonus) ?? 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a package is known by its place alone
          <div key={at} className="option-tier">
            {(['amount', 'bonus'] as const).map((part) => (
              <TextField
                key={part}
                id={`${id}-${at}-${part}`}
                label={t(`${part}Of`, { n })}
                lead="$"
                inputMode="decimal"
                maxLength={12}
                autoComplete="off"
                value={tier[part]}
                error={errorOf(`tiers.${at}.${part}`)}
                onChange={({ currentTarget }) => change(at, { [part]: currentTarget.value })}
              />
            ))}
            <p className="option-tier-sum">
              <span>{t('has')}</span> <b>{Number.isNaN(sum) ? '' : formatUsd(sum)}</b>
            </p>
            <IconButton
              label={t('remove', { n })}
              onClick={() => onChange(tiers.filter((_, index) => index !== at))}
              disabled={disabled}
            >
              <TrashIcon small />
            </IconButton>
          </div>
        );
      })}
      {error && !partError && <p className="field-error">{error}</p>}
      {tiers.length < MOST && (
        <button
          type="button"
          className="staff-btn small"
          onClick={() => onChange([...tiers, { amount: '', bonus: '0.00' }])}
        >
          <PlusIcon small />
          {t('add')}
        </button>
      )}
    </fieldset>
  );
}
