export {
  type BuiltinProvider,
  createBuiltinProvider,
  isBuiltin,
} from './builtin/client.ts';
export { startBuiltin } from './builtin/launch.ts';
export { payRoutes } from './pay.routes.ts';
export type {
  BrowserPart,
  Intent,
  Method,
  Movement,
  NewPayment,
  PaymentProvider,
  ProviderEvent,
  ProviderRefund,
  Setup,
} from './provider.ts';
export { createStripeProvider } from './stripe/index.ts';
