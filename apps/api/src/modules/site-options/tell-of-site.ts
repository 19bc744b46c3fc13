import { listPublishedPages } from '../pages/index.ts';
import { says, type Tell, when } from './says.ts';
import { pagesThatAskNothing } from './site-options.repo.ts';

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
