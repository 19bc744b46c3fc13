import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import { listPublishedPages } from '../pages/index.ts';
import { fillIn } from './fill-in.ts';
import { giftAt } from './gift-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** Reads the team's texts above each gift, for the web application. */
export async function giftHeads({
  db,
  now,
  publicSettings,
}: Pick<SiteParts, 'db' | 'now' | 'publicSettings'>): Promise<GiftOfferOut['heads']> {
  const [{ config }, pages] = await Promise.all([
    publicSettings(),
    now().then((at) => listPublishedPages(db, at)),
  ]);
  return pages.flatMap(({ path, locale, title, description }) => {
    const gift = giftAt(path);
    if (gift === null) return [];
    const kind = gift.island === 'giftCards' ? 'gift_card' : 'teacher_lunch';
    return [{ kind, locale, title: fillIn(title, config), intro: fillIn(description, config) }];
  });
}
