import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import type { Me } from '@yay/contract/identity/calls';
import type { Locale } from '@yay/words/locales';
import type { UseFormReturn } from 'react-hook-form';
import { centsOf } from '../../../lib/dollars.ts';
import type { GiftToBuy } from '../api/buy-gift.ts';

export type GiftKind = 'gift_card' | 'teacher_lunch';

/** The form as it is filled in; the names are the wire's, so that errors find their fields. */
export type GiftValues = {
  /** The worth in dollars, as typed or chosen. */
  amount_cents: string;
  quantity: number;
  lunches: number;
  destination_id: number | null;
  recipient_name: string;
  recipient_email: string;
  message: string;
  buyer_name: string;
  buyer_email: string;
};

/** The parts of the form that fields need; they stay the same while it is filled in. */
export type GiftFields = Pick<
  UseFormReturn<GiftValues>,
  'control' | 'register' | 'setValue' | 'clearErrors'
>;

export const MESSAGE_MAX = 500;
const FIRST_LUNCHES = 3;

export function firstValues(offer: GiftOfferOut, me: Me | null): GiftValues {
  const amount = offer.amounts_cents[1] ?? offer.amounts_cents[0] ?? offer.min_cents;
  return {
    amount_cents: String(amount / 100),
    quantity: 1,
    lunches: Math.min(FIRST_LUNCHES, offer.max_lunches),
    destination_id: null,
    recipient_name: '',
    recipient_email: '',
    message: '',
    buyer_name: me?.full_name ?? '',
    buyer_email: me?.email ?? '',
  };
}

/** Returns the total in cents; not a number while it can't be said. */
export function totalOf(kind: GiftKind, values: GiftValues, offer: GiftOfferOut): number {
  return kind === 'gift_card'
    ? centsOf(values.amount_cents) * values.quantity
    : values.lunches * offer.lunch_cents;
}

export function orderOf(kind: GiftKind, values: GiftValues, locale: Locale): GiftToBuy {
  const text = (value: string) => value.trim() || undefined;
  const people = {
    buyer_name: values.buyer_name,
    buyer_email: values.buyer_email,
    recipient_email: text(values.recipient_email),
    message: text(values.message),
    locale,
  };
  return kind === 'gift_card'
    ? {
        kind,
        ...people,
        recipient_name: text(values.recipient_name),
        amount_cents: centsOf(values.amount_cents),
        quantity: values.quantity,
      }
    : {
        kind,
        ...people,
        recipient_name: values.recipient_name,
        lunches: values.lunches,
        destination_id: values.destination_id ?? 0,
      };
}
