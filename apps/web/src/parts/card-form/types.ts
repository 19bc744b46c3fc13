import type { PaymentProviderPart } from '@yay/contract/payments/calls';
import type { Ref } from 'react';

/** The provider that takes the card, as every answer about payments says it. */
export type CardProvider = PaymentProviderPart;

/** A payment that is confirmed with a card, or a setup that saves one. */
export type IntentKind = 'payment' | 'setup';

/** The reason why a card was not taken: a key of the words `payments.refused`. */
export type CardRefusal =
  | 'generic'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'test_mode_live_card'
  | 'not_authenticated'
  | 'not_authenticated_save'
  | 'unexpected'
  | 'unreachable';

export type CardResult =
  /** `methodId` is the provider's name of the card that was used or saved. */
  | { readonly status: 'succeeded'; readonly methodId: string | null }
  /** The bank takes its time; the server hears how it ends. */
  | { readonly status: 'processing' }
  /** The form is not filled in; its errors are shown and the first of them has the focus. */
  | { readonly status: 'incomplete' }
  | { readonly status: 'refused'; readonly why: CardRefusal };

/** The form's handle, which its parent holds by `ref`. */
export type CardFormHandle = {
  /**
   * Tells whether it is filled in; shows the missing fields. Before anything is asked of the
   * server.
   */
  check(): boolean;
  /** Pays with the card, and has the bank's question answered where it asks one. */
  pay(clientSecret: string): Promise<CardResult>;
  /** Saves the card for later, likewise. */
  save(clientSecret: string): Promise<CardResult>;
};

export type CardFormProps = {
  provider: CardProvider;
  ref?: Ref<CardFormHandle>;
  /** Called when the form becomes complete and when it stops being so. */
  onComplete?: (complete: boolean) => void;
};
