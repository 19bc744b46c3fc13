import type { Db } from '../../platform/db/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import type { Letters } from '../letters/index.ts';
import type { IdentityLimits } from './limits.ts';

/** The parts of the product that mailing a code takes. */
export interface CodeParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
  readonly letters: Letters;
}
