export type { AnswerOf, BodyOf, Call, PathOf } from './call-types.ts';
export { freshSignIn } from './fresh-needed.ts';
export {
  type FailureCode,
  type FieldErrors,
  HttpError,
  isCancelled,
  isHttpError,
  isUnanswered,
} from './http-error.ts';
export { idInPath } from './id-in-path.ts';
export { cancelNamedRequests, type RequestName } from './named-requests.ts';
export type { Request } from './request.ts';
export { send } from './send.ts';
export { beginSession, endingOwn, isEndingOwn, onSessionEnd } from './session-end.ts';
