import { useQuery } from '@tanstack/react-query';
import type { PriceSourceInput } from '@yay/contract/price-updates/calls';
import { NativeSelect } from '@yay/ui/native-select';
import { SelectedList } from '@yay/ui/selected-list';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { choicesQuery } from '../api/price-updates.ts';
import { NEW_RULE, type RuleForm, type RuleProblem, ruleOf } from '../model/rule-form.ts';

const ROUNDINGS = ['none', 'to_5', 'to_25', 'ends_49', 'ends_99'] as const;
const NONE: never[] = [];

/** Asks for the items, the change of their prices, and the rounding. */
export function RuleSource({
  busy,
  onShow,
  onChange,
}: {
  busy: boolean;
  onShow: (source: PriceSourceInput) => Promise<void>;
  /** Tells that the typed rule is no longer the one shown. */
  onChange: () => void;
}) {
  const t = useTranslations('price-updates.rule');
  const { data } = useQuery(choicesQuery);
  const [form, setForm] = useState(NEW_RULE);
  const [problem, setProblem] = useState<RuleProblem | null>(null);

  function set(changes: Partial<RuleForm>) {
    setForm((before) => ({ ...before, ...changes }));
    setProblem(null);
    onChange();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const rule = ruleOf(form);
    if (typeof rule === 'string') setProblem(rule);
    else if (!busy) void onShow({ kind: 'rule', rule });
  }
  return (
    <form className="price-rule" noValidate onSubmit={submit}>
      <Several
        label={t('whose')}
        anyText={t('anyVendor')}
        removeText={(name) => t('removeVendor', { name })}
        known={data?.vendors ?? NONE}
        chosen={form.vendors}
        onChange={(vendors) => set({ vendors })}
      />
      <Several
        label={t('tags')}
        anyText={t('anyTag')}
        removeText={(name) => t('removeVendor', { name })}
        known={data?.terms ?? NONE}
        chosen={form.terms}
        onChange={(terms) => set({ terms })}
      />
      <NativeSelect
        label={t('kind')}
        value={form.kind}
        onChange={(event) => set({ kind: event.currentTarget.value as RuleForm['kind'] })}
      >
        {(['all', 'entree', 'extra'] as const).map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={t('appliesTo')}
        value={form.appliesTo}
        onChange={(event) => set({ appliesTo: event.currentTarget.value as RuleForm['appliesTo'] })}
      >
        {(['price', 'price_to_vendor', 'both'] as const).map((price) => (
          <option key={price} value={price}>
            {t(`prices.${price}`)}
          </option>
        ))}
      </NativeSelect>
      <div className="price-step">
        <NativeSelect
          label={t('direction')}
          value={form.direction}
          onChange={(event) =>
            set({ direction: event.currentTarget.value === 'up' ? 'up' : 'down' })
          }
        >
          <option value="up">{t('directions.up')}</option>
          <option value="down">{t('directions.down')}</option>
        </NativeSelect>
        <TextField
          label={t('value')}
          inputMode="decimal"
          value={form.value}
          error={problem === null ? undefined : t(`problems.${problem}`)}
          onChange={(event) => set({ value: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('unit')}
          value={form.unit}
          onChange={(event) =>
            set({ unit: event.currentTarget.value === 'amount' ? 'amount' : 'percent' })
          }
        >
          <option value="percent">{t('units.percent')}</option>
          <option value="amount">{t('units.amount')}</option>
        </NativeSelect>
      </div>
      <NativeSelect
        label={t('rounding')}
        value={form.rounding}
        onChange={(event) => set({ rounding: event.currentTarget.value as RuleForm['rounding'] })}
      >
        {ROUNDINGS.map((rounding) => (
          <option key={rounding} value={rounding}>
            {t(`roundings.${rounding}`)}
          </option>
        ))}
      </NativeSelect>
      <p className="price-rule-act">
        <button type="submit" className="staff-btn" aria-disabled={busy || undefined}>
          {t('show')}
        </button>
      </p>
    </form>
  );
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Any of a list, or all of it while none is chosen. */
function Several({
  label,
  anyText,
  removeText,
  known,
  chosen,
  onChange,
}: {
  label: string;
  anyText: string;
  removeText: (name: string) => string;
  known: readonly Named[];
  chosen: readonly Named[];
  onChange: (chosen: readonly Named[]) => void;
}) {
  return (
    <div className="price-several">
      <NativeSelect
        label={label}
        value=""
        onChange={(event) => {
          const id = Number(event.currentTarget.value);
          const record = known.find((one) => one.id === id);
          if (record && !chosen.includes(record)) onChange([...chosen, record]);
        }}
      >
        <option value="">{chosen.length === 0 ? anyText : '+'}</option>
        {known
          .filter(({ id }) => !chosen.some((one) => one.id === id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </NativeSelect>
      {chosen.length > 0 && (
        <SelectedList
          label={label}
          items={chosen}
          emptyText={anyText}
          removeLabel={({ name }) => removeText(name)}
          onRemove={({ id }) => onChange(chosen.filter((one) => one.id !== id))}
        />
      )}
    </div>
  );
}
