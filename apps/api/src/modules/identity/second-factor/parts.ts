import type { SessionLimits } from '@yay/domain/access';
import type { Db } from '../../../platform/db/index.ts';
import type { Limits } from '../../../platform/limits/index.ts';
import type { Letters } from '../../letters/index.ts';
import type { CookiePolicy } from '../cookies.ts';
import type { IdentityLimits } from '../limits.ts';
import type { SecretBox } from './secret-box.ts';

export interface SecondFactorParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
  readonly letters: Letters;
  readonly cookies: CookiePolicy;
  readonly secrets: SecretBox;
  readonly product: string;
  readonly publicUrl: string | undefined;
  /** The internal team needs a second factor. */
  readonly requireSecondFactor: boolean;
  readonly sessionLimits: SessionLimits;
}
