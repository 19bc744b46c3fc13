export {
  DEFAULT_DUNNING,
  type DunningRules,
  graceEnd,
  isDunningRules,
  nextTry,
  warningDue,
} from './dunning.ts';
export { isPaymentDue, mayRepeat } from './payment-due.ts';
