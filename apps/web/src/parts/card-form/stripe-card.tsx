import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent, StripeElementLocale } from '@stripe/stripe-js';
import { type CardBrand, cardBrand } from '@yay/ui/card-icon';
import { Field } from '@yay/ui/field';
import { TextField } from '@yay/ui/text-field';
import { useImperativeHandle, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CardFrame } from './card-frame.tsx';
import { cardErrors } from './card-rules.ts';
import { resultOf } from './stripe-results.ts';
import { stripeOf } from './stripe-script.ts';
import { elementStyle } from './stripe-style.ts';
import type { CardFormProps, CardResult } from './types.ts';

type Part = 'number' | 'expiry' | 'cvc';
type Standing = { readonly complete: boolean; readonly error: string | undefined };
const BLANK: Standing = { complete: false, error: undefined };
const ELEMENTS = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement };
const PARTS: readonly Part[] = ['number', 'expiry', 'cvc'];

/** The card form of Stripe: the number is typed into Stripe's own frames, which no script of ours can read. */
export default function StripeCard({
  publishableKey,
  ...rest
}: Omit<CardFormProps, 'provider'> & { publishableKey: string }) {
  const locale: StripeElementLocale = useLocale();
  return (
    <Elements stripe={stripeOf(publishableKey)} options={{ locale }}>
      <StripeFields {...rest} />
    </Elements>
  );
}

function StripeFields({ ref, onComplete }: Omit<CardFormProps, 'provider'>) {
  const t = useTranslations('payments');
  const stripe = useStripe();
  const elements = useElements();
  const [parts, setParts] = useState({ number: BLANK, expiry: BLANK, cvc: BLANK });
  const [brand, setBrand] = useState<CardBrand>('generic');
  const [zip, setZip] = useState('');
  const [shown, setShown] = useState(false);
  const zipInput = useRef<HTMLInputElement>(null);
  const zipError = cardErrors({ number: '', expiry: '', cvc: '', zip }, new Date()).zip;

  const isComplete = (now: typeof parts, zipIs: typeof zipError) =>
    zipIs === undefined && PARTS.every((part) => now[part].complete);

  function change(part: Part, event: StripeElementChangeEvent) {
    const next = {
      ...parts,
      [part]: { complete: event.complete, error: event.error?.message },
    };
    setParts(next);
    if (event.elementType === 'cardNumber' && 'brand' in event)
      setBrand(cardBrand(String(event.brand)));
    const complete = isComplete(next, zipError);
    if (complete !== isComplete(parts, zipError)) onComplete?.(complete);
  }

  function check(): boolean {
    setShown(true);
    const missing = PARTS.find((part) => !parts[part].complete);
    if (missing) elements?.getElement(ELEMENTS[missing])?.focus();
    else if (zipError) zipInput.current?.focus();
    return !missing && !zipError;
  }

  async function confirm(kind: 'payment' | 'setup', secret: string): Promise<CardResult> {
    if (!check()) return { status: 'incomplete' };
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return { status: 'refused', why: 'unreachable' };
    const payment_method = { card, billing_details: { address: { postal_code: zip.trim() } } };
    // Both ask the bank's question themselves, where there is one.
    return kind === 'payment'
      ? resultOf(kind, await stripe.confirmCardPayment(secret, { payment_method }))
      : resultOf(kind, await stripe.confirmCardSetup(secret, { payment_method }));
  }

  useImperativeHandle(ref, () => ({
    check,
    pay: (clientSecret) => confirm('payment', clientSecret),
    save: (clientSecret) => confirm('setup', clientSecret),
  }));

  return (
    <CardFrame brand={brand}>
      {PARTS.map((part) => {
        const Element = ELEMENTS[part];
        const error =
          parts[part].error ??
          (shown && !parts[part].complete ? t(`errors.incomplete_${part}`) : undefined);
        return (
          <Field key={part} label={t(part)} error={error}>
            {(wiring) => (
              <Element
                id={wiring.id}
                className="input stripe-box"
                options={{ style: elementStyle() }}
                onChange={(event) => change(part, event)}
              />
            )}
          </Field>
        );
      })}
      <TextField
        ref={zipInput}
        label={t('zip')}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        value={zip}
        error={shown && zipError ? t(`errors.${zipError}`) : undefined}
        onChange={({ currentTarget: { value } }) => {
          setZip(value);
          const next = cardErrors({ number: '', expiry: '', cvc: '', zip: value }, new Date()).zip;
          if (isComplete(parts, next) !== isComplete(parts, zipError)) {
            onComplete?.(isComplete(parts, next));
          }
        }}
      />
    </CardFrame>
  );
}
