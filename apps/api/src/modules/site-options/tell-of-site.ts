import { listPublishedPages } from '../pages/index.ts';
import { menuPages } from './menu-pages.ts';
import { says, type Tell, when } from './says.ts';
import { countRatings, pagesThatAskNothing, pagesToList } from './site-options.repo.ts';

export const tellGifts: Tell<'gifts'> = (_source, offer) => [
  says('gift_cards_cost', {
    min_cents: offer.min_cents,
    max_cents: offer.max_cents,
    order_cents: offer.max_cents * offer.max_quantity,
  }),
  says('gift_lunches_cost', {
    lunch_cents: offer.lunch_cents,
    lunches: offer.max_lunches,
    gift_cents: offer.lunch_cents * offer.max_lunches,
  }),
  says('gifts_kept'),
];

export const tellCall: Tell<'global_cta'> = async (source, { enabled, text_es: spanish }) =>
  enabled
    ? [
        says('call_seen', { pages: await pagesThatAskNothing(source) }),
        ...when(spanish === '', says('call_in_english')),
      ]
    : [says('call_hidden')];

export const tellNews: Tell<'blog_listing_page'> = async (
  source,
  { top_article_id: top, per_page: perPage },
  { now },
) => {
  const shown = (await listPublishedPages(source, now)).filter(({ kind }) => kind === 'article');
  const articles = new Set(shown.map(({ page_id: id }) => id)).size;
  const first = shown.filter(({ page_id: id }) => id === top);
  const title = (first.find(({ locale }) => locale === 'en') ?? first[0])?.title;
  return [
    title !== undefined
      ? says('news_top', { title })
      : says(top === null ? 'news_newest_top' : 'news_top_gone'),
    says('news_pages', { articles, pages: Math.max(1, Math.ceil(articles / perPage)) }),
  ];
};

export const tellSharing: Tell<'og_default'> = async (source, { asset_id: picture }, { now }) => {
  const bare = (await listPublishedPages(source, now)).filter((page) => page.picture === null);
  const pages = new Set(bare.map(({ page_id: id }) => id)).size;
  return [
    says(picture === null ? 'sharing_bare' : 'sharing_picture', { pages }),
    says('sharing_later'),
  ];
};

export const tellMenus: Tell<'site_menus'> = async (source, menus) => {
  const pages = await pagesToList(source, menuPages(menus));
  const hidden = menuPages(menus).flatMap((id) => {
    const page = pages.find((one) => one.id === id);
    return page?.shown ? [] : [page?.title ?? String(id)];
  });
  const links = menus.header.flatMap((menu) => menu.links).length;
  return [
    says('menus_links', { header: links, footer: menus.footer.length }),
    ...when(
      hidden.length > 0,
      says('menus_left_out', { count: hidden.length, pages: hidden.join(', ') }, true),
    ),
  ];
};

export const tellRatings: Tell<'ratings'> = async (source, { enabled }) => {
  const ratings = await countRatings(source);
  return enabled
    ? [says('ratings_shown', { ratings }), says('ratings_home')]
    : [says('ratings_hidden', { ratings })];
};
