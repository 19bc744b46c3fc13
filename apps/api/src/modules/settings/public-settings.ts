import type { Config as PublicConfig, SiteOption } from '@yay/contract/settings/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { contactOf } from './contact.ts';
import { PUBLIC_TYPES } from './list-site-options.ts';
import { type PublicConfigParts, presentConfig } from './public-config.ts';
import { type FeatureRow, publicRows } from './settings.repo.ts';

/** The settings that every page gets, whoever asks. */
export interface PublicSettings {
  readonly config: PublicConfig;
  readonly features: readonly FeatureRow[];
  readonly site_options: readonly SiteOption[];
}

/** The answers of three calls, in one statement. */
export async function publicSettings(
  parts: PublicConfigParts,
  source: Queryable,
): Promise<PublicSettings> {
  const { options, features } = await publicRows(source, PUBLIC_TYPES);
  const contact = contactOf(options.find((option) => option.type === 'contact')?.fields);
  return {
    config: await presentConfig(parts, contact),
    features,
    site_options: options,
  };
}
