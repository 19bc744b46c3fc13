export type {
  Actor,
  KioskCaller,
  Kiosks,
  Locale,
  Origin,
  Phrases,
  Sessions,
} from './actor.ts';
export {
  type Answer,
  answer,
  type FieldErrors,
  type FileAnswer,
  file,
  isRefusal,
  type Refusal,
  type RefusalStatus,
  refuse,
  type Written,
  written,
} from './answers.ts';
export { createHttp, type DeclaredRoute, type HttpOptions } from './app.ts';
export { clientAddress, type Trust, trustOf } from './client-address.ts';
export { isSecure } from './cookie-names.ts';
export { fieldErrors } from './field-errors.ts';
export { isFromAnotherSite, originOf } from './guard.ts';
export { healthRoute } from './health.ts';
export { jsonWriter } from './json-writer.ts';
export { KEPT, sendPacked } from './packed-copies.ts';
export { type Page, pageOf, sliceOf } from './pages.ts';
export { escapeText, plainPage, plainPageStyle } from './plain-page.ts';
export { policyReports } from './policy-reports.ts';
export { type Call, type Handler, register } from './register.ts';
export { Rejected } from './rejected.ts';
export { localeAsked, localeOf, refusalBody, sendRefusal } from './send-refusal.ts';
export { unstorablePath } from './storable.ts';
export { webFiles } from './web-files.ts';
