import { TextField } from '@yay/ui/text-field';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { confirmCard } from './builtin-calls.ts';
import { CardFrame } from './card-frame.tsx';
import {
  brandOf,
  type CardField,
  type CardValues,
  cardErrors,
  digitsOf,
  groupedNumber,
  spacedExpiry,
} from './card-rules.ts';
import type { CardFormProps, CardResult, IntentKind } from './types.ts';
import { useBuiltinBank } from './use-builtin-bank.tsx';

const EMPTY: CardValues = { number: '', expiry: '', cvc: '', zip: '' };

/** The card form of the built-in test provider. What is typed leaves it towards that provider alone. */
export default function BuiltinCard({ ref, onComplete }: Omit<CardFormProps, 'provider'>) {
  const t = useTranslations('payments');
  const [values, setValues] = useState(EMPTY);
  const [visited, setVisited] = useState<Partial<Record<CardField, true>>>({});
  const form = useRef<HTMLDivElement>(null);
  const caret = useRef<{ input: HTMLInputElement; digits: number }>(undefined);
  const bank = useBuiltinBank();
  // Real time: a card expires by the calendar of its bank, not by the clock of this place.
  const errors = cardErrors(values, new Date());

  // Spaces between the digits must not carry the caret away from where she types.
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, digits } = caret.current;
    caret.current = undefined;
    let at = 0;
    for (let seen = 0; seen < digits && at < input.value.length; at += 1) {
      if (/\d/.test(input.value.charAt(at))) seen += 1;
    }
    input.setSelectionRange(at, at);
  });

  function change(field: CardField, value: string) {
    const next = { ...values, [field]: value };
    setValues(next);
    const complete = Object.keys(cardErrors(next, new Date())).length === 0;
    if (complete !== (Object.keys(errors).length === 0)) onComplete?.(complete);
  }

  function check(): boolean {
    setVisited({ number: true, expiry: true, cvc: true, zip: true });
    if (Object.keys(errors).length === 0) return true;
    focusFirstError(form.current);
    return false;
  }

  async function confirm(kind: IntentKind, clientSecret: string): Promise<CardResult> {
    if (!check()) return { status: 'incomplete' };
    return bank.settle(kind, clientSecret, await confirmCard(kind, clientSecret, values));
  }

  useImperativeHandle(ref, () => ({
    check,
    pay: (clientSecret) => confirm('payment', clientSecret),
    save: (clientSecret) => confirm('setup', clientSecret),
  }));

  const field = (name: CardField) => ({
    value: values[name],
    inputMode: 'numeric' as const,
    required: true,
    error: visited[name] && errors[name] ? t(`errors.${errors[name]}`) : undefined,
    onBlur: () => values[name] !== '' && setVisited((before) => ({ ...before, [name]: true })),
  });

  return (
    <div ref={form}>
      <CardFrame brand={brandOf(values.number)} trial>
        <TextField
          {...field('number')}
          label={t('number')}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          onChange={({ currentTarget: input }) => {
            const end = input.selectionEnd ?? input.value.length;
            caret.current = { input, digits: digitsOf(input.value.slice(0, end)).length };
            change('number', groupedNumber(input.value));
          }}
        />
        <TextField
          {...field('expiry')}
          label={t('expiry')}
          autoComplete="cc-exp"
          placeholder={t('expiryHint')}
          onChange={({ currentTarget }) =>
            change('expiry', spacedExpiry(currentTarget.value, values.expiry))
          }
        />
        <TextField
          {...field('cvc')}
          label={t('cvc')}
          autoComplete="cc-csc"
          maxLength={4}
          placeholder="123"
          onChange={({ currentTarget }) => change('cvc', currentTarget.value.trim())}
        />
        <TextField
          {...field('zip')}
          label={t('zip')}
          autoComplete="postal-code"
          maxLength={10}
          placeholder="12345"
          onChange={({ currentTarget }) => change('zip', currentTarget.value)}
        />
      </CardFrame>
      {bank.question}
    </div>
  );
}
