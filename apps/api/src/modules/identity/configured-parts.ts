import type { SessionLimits } from '@yay/domain/access';
import { type Config, isDemoEnvironment } from '../../platform/config/index.ts';
import { isSecure } from '../../platform/http/index.ts';
import type { CookiePolicy } from './cookies.ts';
import { DEFAULT_LIMITS, type IdentityLimits, LOOSE_LIMITS } from './limits.ts';
import { createSecretBox, type SecretBox } from './second-factor/secret-box.ts';

/** The parts of identity that the configuration decides alone. */
export interface ConfiguredParts {
  readonly rules: IdentityLimits;
  readonly cookies: CookiePolicy;
  readonly secrets: SecretBox;
  readonly product: string;
  readonly publicUrl: string | undefined;
  /** The internal team needs a second factor. */
  readonly requireSecondFactor: boolean;
  readonly sessionLimits: SessionLimits;
}

export const identityLimits = ({ environment }: Pick<Config, 'environment'>): IdentityLimits =>
  isDemoEnvironment(environment) ? LOOSE_LIMITS : DEFAULT_LIMITS;

export function configuredParts(config: Config): ConfiguredParts {
  const { publicUrl, requireSecondFactor, sessionLimits } = config;
  return {
    rules: identityLimits(config),
    cookies: { secure: isSecure(config) },
    secrets: createSecretBox(config),
    product: config.product.name,
    publicUrl,
    requireSecondFactor,
    sessionLimits,
  };
}
