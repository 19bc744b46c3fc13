export {
  type FillingProblem,
  fillingProblem,
  LONGEST_FILLING_MS,
  SHORTEST_FILLING_MS,
} from './form-time.ts';
export {
  REQUEST_KINDS,
  REQUEST_READERS,
  type RequestKind,
  readableKinds,
} from './request-kinds.ts';
export {
  REQUEST_ACTS,
  REQUEST_STATES,
  REQUEST_TRANSITIONS,
  type RequestAct,
  type RequestState,
  stateAfter,
  WAITING_STATES,
} from './request-states.ts';
