import { instant } from '@yay/domain/time';
import { asTimestamp } from '../../platform/db/index.ts';

/** Wrong codes, or passwords at its link, that one mail allows. */
export const TRIES_OF_A_MAIL = 5;
const TEN_MINUTES = 600_000;

/** SQL: the code of the mail was not tried too often, and it is not too late for it. */
export const CODE_WORKS = `tries < ${TRIES_OF_A_MAIL} and code_expires_at > clock_timestamp()`;

/** Returns the instant until which a code works whose mail is sent now, as a parameter. */
export const codeEnd = (): string => asTimestamp(instant(Date.now() + TEN_MINUTES));
