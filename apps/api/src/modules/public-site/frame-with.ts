import type { SiteMenus } from '@yay/contract/public-site/calls';
import type { Instant } from '@yay/domain/time';
import type { Actor } from '../../platform/http/index.ts';
import type { PublicSettings } from '../settings/index.ts';
import { alertFor } from './alert.ts';
import { type FramedPage, frame } from './frame.ts';
import type { SiteParts } from './site-parts.ts';

interface FrameSite {
  readonly settings: PublicSettings;
  readonly menus: SiteMenus;
  readonly at: Instant;
}

/** Draws a page in the frame of the site, as it is for a visitor or for who is signed in. */
export function frameWith(
  parts: Pick<SiteParts, 'meOf' | 'production'>,
  actor: Actor | null,
  { settings, menus, at }: FrameSite,
  page: FramedPage,
): string {
  const me = actor && parts.meOf(actor);
  return frame(page, {
    config: settings.config,
    menus,
    impersonation: me?.impersonator
      ? { name: me.full_name, actor: me.impersonator.full_name }
      : null,
    me,
    alert: alertFor(page.path, settings.site_options, page.locale),
    year: new Date(at).getUTCFullYear(),
  });
}
