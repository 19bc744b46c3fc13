import type { AddressStep } from '@yay/contract/identity/address-step';

const KEY = 'registration';

/** The values of the registration form without the password. */
export interface TypedPerson {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
}

/** A registration that waits for the code of its mail, and the form that it came from. */
export interface WaitingRegistration {
  readonly step: AddressStep;
  readonly person: TypedPerson | null;
  /** The school that she found on the public site, for her first child. */
  readonly school: number | null;
}

/** Keeps the values for this page alone, in a browser that refuses storage. */
let held: WaitingRegistration | null = null;

/** This tab keeps it, so that a reload or a look at the mailbox does not lose the page. */
export function keepRegistration(waiting: WaitingRegistration): void {
  held = waiting;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(waiting));
  } catch {
    // A reload leads to the login then, which asks for a code again.
  }
}

export function waitingRegistration(): WaitingRegistration | null {
  if (held !== null) return held;
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as WaitingRegistration);
  } catch {
    return null;
  }
}

export function forgetRegistration(): void {
  held = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
