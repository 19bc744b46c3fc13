import { SITE_PAGES } from '@yay/seeds/site';
import { describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { homePage } from './home.ts';
import type { SiteMeal } from './public-site.repo.ts';
import { favoritesOf, readSiteOffer, type SiteOffer } from './site-offer.ts';

const { db, run } = await useTiny();

const meal = (id: number, votes: number, likes: number): SiteMeal => ({
  id,
  name: `Meal <${id}>`,
  name_es: null,
  price_cents: 500 + id,
  picture: '',
  tint: 'mint',
  is_extra: false,
  vendor: 'North & Co',
  votes,
  likes,
});
const brought = SITE_PAGES.find(({ kind }) => kind === 'home');
const page = (offer: SiteOffer, lateFeeCents = 100, locale: 'en' | 'es' = 'en') => {
  if (brought === undefined) throw new Error('there is no start page');
  const facts = {
    locale,
    offer,
    lateFeeCents,
    product: 'Yay Lunch',
    options: { pictureUrl: () => null },
  };
  return homePage(brought[locale], facts, { found: null, note: '' });
};

describe('the prices of the start page', () => {
  test('are those of meals that the coming menus offer, from the cheapest to the dearest', async () => {
    const { prices } = await readSiteOffer(db);
    expect(prices?.low).toBeGreaterThan(0);
    await run('update items set price_cents = 4321 where id = $1', [prices?.example.id]);
    const dearer = await readSiteOffer(db);
    expect(dearer.prices?.high).toBe(4321);
    expect(page(dearer)).toContain('to $43.21.');
    await run('update items set archived_at = app_now() where id = $1', [prices?.example.id]);
    expect((await readSiteOffer(db)).prices?.high).not.toBe(4321);
  });

  test('name the meal in the language of the page, where it has words in it', () => {
    const example = { ...meal(1, 0, 0), name_es: 'Sopa' };
    const offer = { favorites: null, prices: { low: 500, high: 500, example } };
    expect(page(offer, 100, 'es')).toContain('<dt>Sopa</dt>');
    expect(page(offer)).not.toContain('Sopa');
  });

  test('name the late fee where there is one, and are left out without a menu', () => {
    const offer = { favorites: null, prices: { low: 500, high: 500, example: meal(1, 0, 0) } };
    expect(page(offer)).toContain('$1.00 more');
    expect(page(offer)).toContain('a meal costs $5.00.');
    expect(page(offer, 0)).not.toContain('A late choice');
    expect(page({ favorites: null, prices: null })).not.toContain('class="receipt"');
  });
});

describe('the favorites of the week', () => {
  test('are the best liked meals, the best first, and escape what they are called', () => {
    const meals = favoritesOf([meal(1, 40, 30), meal(2, 40, 39), meal(3, 40, 32), meal(4, 9, 9)]);
    expect(meals.map(({ id, percent }) => [id, percent])).toEqual([
      [2, 97],
      [3, 80],
      [1, 75],
    ]);
    const html = page({ favorites: { families: 57, meals }, prices: null });
    expect(html).toContain('57 families');
    expect(html).toContain('Meal &#60;2&#62;');
    expect(html).toContain('97% like it');
  });

  test('are left out where fewer than a hundred thumbs were given, or few are liked', async () => {
    expect(favoritesOf([meal(1, 33, 30), meal(2, 33, 30), meal(3, 33, 30)])).toEqual([]);
    expect(favoritesOf([meal(1, 90, 30), meal(2, 90, 80), meal(3, 90, 80)])).toEqual([]);
    expect((await readSiteOffer(db)).favorites).toBeNull();
  });

  test('count the thumbs and the families of the last seven days alone', async () => {
    await run(`insert into ratings (luncher_id, item_id, rating, updated_at)
      select l.id, i.id, 1, app_now() - interval '8 days' from lunchers l cross join items i
      where not i.is_extra on conflict (luncher_id, item_id) do update set updated_at = excluded.updated_at`);
    expect((await readSiteOffer(db)).favorites).toBeNull();
    await run(`insert into lunchers (user_id, grade_id, destination_id, first, last, color)
      select user_id, grade_id, destination_id, 'Child', n::text, color
      from (select * from lunchers order by id limit 1) l, generate_series(1, 40) n`);
    await run(`insert into ratings (luncher_id, item_id, rating, updated_at)
      select l.id, i.id, 1, app_now() - interval '1 day' from lunchers l cross join items i
      where not i.is_extra and l.first = 'Child'`);
    const { favorites } = await readSiteOffer(db);
    expect(favorites?.families).toBe(1);
    expect(favorites?.meals.every(({ votes, percent }) => votes === 40 && percent === 100)).toBe(
      true,
    );
  });
});
