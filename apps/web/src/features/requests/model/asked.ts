import {
  REQUEST_KINDS,
  REQUEST_STATES,
  type RequestKind,
  type RequestState,
} from '@yay/domain/requests';

const OWNERS = ['mine', 'none'] as const;

export interface AskedRequests {
  readonly kind: RequestKind | undefined;
  readonly state: RequestState | undefined;
  readonly owner: (typeof OWNERS)[number] | undefined;
  readonly search: string | undefined;
  readonly page: number;
}

const oneOf = <Value extends string>(values: readonly Value[], given: unknown) =>
  values.find((value) => value === given);

/** Returns what an address asks for; what it can't say is left out. */
export function askedOf(search: Readonly<Record<string, unknown>>): AskedRequests {
  const { search: text, page } = search;
  return {
    kind: oneOf(REQUEST_KINDS, search.kind),
    state: oneOf(REQUEST_STATES, search.state),
    owner: oneOf(OWNERS, search.owner),
    search: typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined,
    page: typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The look of a state in a list: a normal one has no mark. */
export const STATE_LOOKS: Readonly<Record<RequestState, string>> = {
  new: 'warn',
  open: 'info',
  answered: 'ok',
  closed: 'quiet',
  spam: 'quiet struck',
};
