import {
  getConfig,
  getFeatures,
  getIntroPictures,
  getSiteOptions,
} from '@yay/contract/settings/calls';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { features } from './list-features.ts';
import { introPictures } from './list-intro-pictures.ts';
import { siteOptions } from './list-site-options.ts';
import { type PublicConfigParts, publicConfig } from './public-config.ts';

export function settingsRoutes(
  app: FastifyInstance,
  parts: PublicConfigParts & { readonly db: Queryable },
): void {
  const { db } = parts;
  register(app, getSiteOptions, async () => ({ data: await siteOptions(db) }));
  register(app, getIntroPictures, async ({ locale }) => ({
    data: await introPictures(db, locale),
  }));
  register(app, getFeatures, async () => ({ data: await features(db) }));
  register(app, getConfig, async () => ({ data: await publicConfig(parts, db) }));
}
