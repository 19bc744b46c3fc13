import type { Config as PublicConfig } from '@yay/contract/settings/calls';
import { toIso } from '@yay/domain/time';
import type { Clock } from '../../platform/clock/index.ts';
import type { Config } from '../../platform/config/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { type Contact, contact } from './contact.ts';

/** The people to sign in as with one click, where the world is made up. */
export type DemoWorld = NonNullable<PublicConfig['demo']>;

export interface PublicConfigParts {
  readonly config: Pick<Config, 'environment' | 'product'>;
  readonly clock: Clock;
  readonly version: string;
  /** Null wherever real people are. */
  readonly demo: () => Promise<DemoWorld | null>;
}

/** Returns the settings that the browser must know before anybody signs in. */
export const publicConfig = async (
  parts: PublicConfigParts,
  source: Queryable,
): Promise<PublicConfig> => presentConfig(parts, await contact(source));

export async function presentConfig(
  parts: PublicConfigParts,
  reached: Contact,
): Promise<PublicConfig> {
  const { config, clock, version } = parts;
  return {
    environment: config.environment,
    product_name: config.product.name,
    product_short: config.product.short,
    contact: reached,
    demo: await parts.demo(),
    server_now: toIso(clock.approximate()),
    version,
  };
}
