export {
  type Chain,
  followRedirects,
  MOST_STEPS,
  type RedirectRule,
  ruleFor,
  withoutSlash,
} from './follow.ts';
