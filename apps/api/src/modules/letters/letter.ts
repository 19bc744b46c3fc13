import type { Locale } from '@yay/words/locales';

/** A mail before it is laid out: its parts, in plain text. */
export interface Letter {
  readonly subject: string;
  readonly parts: readonly Part[];
}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** A code to type elsewhere, large enough to print. */
  | { readonly kind: 'code'; readonly code: string; readonly note: string }
  /** Left out where the address of the product is not known. */
  | { readonly kind: 'button'; readonly label: string; readonly path: `/${string}` }
  /** The purpose of the letter: without the product's address, the path alone. */
  | { readonly kind: 'link'; readonly label: string; readonly path: `/${string}` };

export interface Row {
  readonly title: string;
  readonly details?: readonly string[];
  readonly amount?: string;
  /** A sum of the rows above. */
  readonly strong?: boolean;
}

/** The sender: the same on every letter. */
export interface Sender {
  readonly product: string;
  readonly email: string;
  readonly sms: string;
  /** The address at which the product is reached from outside. */
  readonly url: string | undefined;
}

/** The reader's language, and the product's name. */
export interface LetterContext {
  readonly locale: Locale;
  readonly product: string;
}
