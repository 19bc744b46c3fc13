import type { ErrorCode, FieldCode } from '@yay/contract/codes';
import type { Permission, Role } from '@yay/domain/access';
import type { OrderingWindow } from '@yay/domain/ordering';

/** The user of a request. During impersonation: the family, with the impersonator's id. */
export interface Actor {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly permissions: ReadonlySet<Permission>;
  /** The member of staff who acts as this user; null without impersonation. */
  readonly impersonatorId: number | null;
  /** The ordering hours that apply: during impersonation, those of the impersonator. */
  readonly window: OrderingWindow;
  readonly locale: Locale;
  readonly origin: Origin;
  /**
   * True when the role requires a second factor and none is set up: only setting one up is allowed.
   */
  readonly mustEnrol?: boolean;
  /** True when the account is suspended until it pays: only paying is allowed. */
  readonly mustPay?: boolean;
  /** True when the person behind the session showed lately, by a sign-in or since, who they are. */
  readonly provedLately?: boolean;
}

/** A paired tablet: it acts for one school, at the hand-out of lunch and nowhere else. */
export interface KioskCaller {
  readonly kioskId: number;
  readonly destinationId: number;
}

/** The origin of a request, for the record of who did what. */
export interface Origin {
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  /** The open socket of the tab that sent the request, as the tab claims. */
  readonly socketId?: string;
}

export type Locale = 'en' | 'es';

/** Resolves the token of a request to its user; null for a token that is unknown or expired. */
export interface Sessions {
  resolve(token: string, origin: Origin): Promise<Actor | null>;
}

/** Resolves the token of a tablet; null for one that is unknown or was taken off. */
export interface Kiosks {
  resolve(token: string): Promise<KioskCaller | null>;
}

/** Sentences by code. They live in `packages/words` alone. */
export interface Phrases {
  request(code: ErrorCode, locale: Locale): string;
  field(code: FieldCode, locale: Locale): string;
}
