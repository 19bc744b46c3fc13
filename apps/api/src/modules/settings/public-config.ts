import type { Config as PublicConfig } from '@yay/contract/settings';
import { toIso } from '@yay/domain/time';
import type { Clock } from '../../platform/clock/index.ts';
import type { Config } from '../../platform/config/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { contact } from './contact.ts';

export type { Config as PublicConfig } from '@yay/contract/settings';

/** Who can be signed in as with one click, where the world is made up. */
export type DemoWorld = NonNullable<PublicConfig['demo']>;

export interface PublicConfigParts {
  readonly config: Pick<Config, 'environment' | 'product'>;
  readonly clock: Clock;
  readonly version: string;
  /** Null wherever real people are. */
  readonly demo: () => Promise<DemoWorld | null>;
}

/** What the browser must know before anybody signs in. */
export async function publicConfig(
  parts: PublicConfigParts,
  source: Queryable,
): Promise<PublicConfig> {
  const { config, clock, version } = parts;
  return {
    environment: config.environment,
    product_name: config.product.name,
    product_short: config.product.short,
    contact: await contact(source),
    demo: await parts.demo(),
    server_now: toIso(clock.approximate()),
    version,
  };
}
