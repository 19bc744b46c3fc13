export {
  DEFAULT_DUNNING,
  type DunningRules,
  graceEnd,
  isDunningRules,
  MAX_DUNNING_DAYS,
  nextTry,
  warningAt,
  warningDue,
} from './dunning.ts';
export { isPaymentDue, mayRepeat } from './payment-due.ts';
