export const REQUEST_STATES = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** States of requests that somebody of the team has still to do something about. */
export const WAITING_STATES = ['new', 'open'] as const satisfies readonly RequestState[];

export const REQUEST_ACTS = ['take', 'assign', 'answer', 'close', 'reopen', 'spam'] as const;
export type RequestAct = (typeof REQUEST_ACTS)[number];

/** The state after an act, by the state before it; an act that is not there is not possible. */
export const REQUEST_TRANSITIONS: Readonly<
  Record<RequestState, Readonly<Partial<Record<RequestAct, RequestState>>>>
> = {
  new: { take: 'open', assign: 'open', answer: 'answered', close: 'closed', spam: 'spam' },
  open: { take: 'open', assign: 'open', answer: 'answered', close: 'closed', spam: 'spam' },
  answered: {
    take: 'answered',
    assign: 'answered',
    answer: 'answered',
    close: 'closed',
    reopen: 'open',
  },
  closed: { reopen: 'open' },
  spam: { reopen: 'open' },
};

/** Returns the state after the act; undefined where it can't be done. */
export const stateAfter = (state: RequestState, act: RequestAct): RequestState | undefined =>
  REQUEST_TRANSITIONS[state][act];
