import type { ErrorCode, FieldCode } from '@yay/contract/codes';
import type { Permission, Role } from '@yay/domain/access';
import type { OrderingWindow } from '@yay/domain/ordering';

/** Who asks. Of an impersonated family: the family, with the person behind named beside. */
export interface Actor {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly permissions: ReadonlySet<Permission>;
  /** The person behind, while somebody acts for this user. */
  readonly impersonatorId: number | null;
  /** The hours that apply: while impersonating, those of the person behind. */
  readonly window: OrderingWindow;
  readonly locale: Locale;
  readonly origin: Origin;
  /** Her role asks for a second factor and she has none yet: she may set it up, and nothing else. */
  readonly mustEnrol?: boolean;
  /** Suspended until she pays: she may do that, and nothing else. */
  readonly mustPay?: boolean;
}

/** Where a request came from, for the record of who did what. */
export interface Origin {
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  /** The open socket of the tab that asks, as the tab says. */
  readonly socketId?: string;
}

export type Locale = 'en' | 'es';

/** Turns the token of a request into a person; null for one that is unknown or over. */
export interface Sessions {
  resolve(token: string, origin: Origin): Promise<Actor | null>;
}

/** Sentences by code; only `words` holds them. */
export interface Phrases {
  request(code: ErrorCode, locale: Locale): string;
  field(code: FieldCode, locale: Locale): string;
}

export const SESSION_COOKIE = 'yay_session';
