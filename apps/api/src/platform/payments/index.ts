export {
  type BuiltinProvider,
  createBuiltinProvider,
  isBuiltin,
} from './builtin/client.ts';
export { startBuiltin } from './builtin/launch.ts';
export { payRoutes } from './pay.routes.ts';
export {
  type BrowserPart,
  type Intent,
  type Method,
  type Movement,
  type NewPayment,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
  type Setup,
} from './provider.ts';
export { createStripeProvider } from './stripe/index.ts';
