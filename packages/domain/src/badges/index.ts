export {
  BADGE_FORMATS,
  type BadgeFormat,
  type BadgeProblem,
  isBadgeFormat,
  readBadge,
  readScan,
} from './badge-number.ts';
export { type Reader, type ReaderVerdict, verdictsOf } from './reader-verdicts.ts';
