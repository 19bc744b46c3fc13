import { readdir, readFile } from 'node:fs/promises';
import type { Course } from '@yay/domain/catalog';
import { MEAL_PICTURE } from '@yay/domain/media';
import { DISHES } from '@yay/seeds/demo/items';
import sharp from 'sharp';
import type { Db } from './platform/db/index.ts';
import { newPublicId } from './platform/media/index.ts';

/** Dishes of the demo world whose own picture is one of the library. */
const OF_ITEMS = ['margherita-pizza', 'spaghetti-marinara', 'turkey-pepperoni-pizza'];
const TABLES = ['#e6c9a8', '#b9cfbd', '#e8bfa6', '#c9d3e6', '#ead9a4'] as const;
/** Tags by patterns of a picture's name; those of items are among them. */
const TAGS: readonly (readonly [string, RegExp])[] = [
  ['Comfort food', /mac|pizza|burger|quesadilla|hot dog|potato/i],
  ['Breakfast', /pancake|waffle|toast|breakfast|egg|oat/i],
  ['Noodles', /noodle|pasta|ravioli|spaghetti|ramen/i],
  ['Soup', /soup|stew|curry|dal/i],
  ['Fresh', /salad|fruit|apple|berries|banana|carrot|pear|grapes/i],
  ['Wraps and tacos', /wrap|taco|burrito|roll/i],
  ['Close-up', /close up/i],
  ['Signs', /sign/i],
];
/** Articles by the dish that stands for them. */
const ARTICLES: readonly (readonly [path: string, name: string])[] = [
  ['/news/soup-week', 'Chicken noodle soup'],
  ['/news/reading-a-menu-with-an-allergy', 'Shrimp poke bowl'],
  ['/news/what-happens-on-a-snow-day', 'Tomato soup and grilled cheese'],
  ['/news/the-week-in-two-minutes', 'Two chicken tacos'],
  ['/news/why-there-is-a-cut-off', 'Roast chicken drumsticks'],
  ['/news/a-class-trip-without-a-phone-call', 'Turkey sandwich'],
  ['/news/a-label-for-every-bag', 'Little veggie box'],
  ['/news/where-your-credit-comes-from', 'Salmon bento'],
  ['/news/let-them-choose', 'Strawberries'],
  ['/news/grab-and-go', 'Falafel wrap'],
  ['/news/a-new-school-year', 'Buttermilk pancakes'],
];
/** The picture by which pages without one of their own are shared. */
const SHARED = 'Salmon bento';
const AUTHORS = ['marketing@demo.test', 'merchandising_sr@demo.test', 'merchandising_jr@demo.test'];
/** The subject of each course's sign, in English and in Spanish. */
const SIGNS: Readonly<Record<Course, readonly [english: string, spanish: string]>> = {
  pizza: ['a slice of pizza', 'una rebanada de pizza'],
  taco: ['a taco', 'un taco'],
  wrap: ['a wrap', 'un wrap'],
  sandwich: ['a sandwich', 'un sándwich'],
  pasta: ['a plate of pasta', 'un plato de pasta'],
  soup: ['a bowl of soup', 'un tazón de sopa'],
  salad: ['a salad', 'una ensalada'],
  bowl: ['a bowl', 'un tazón'],
  breakfast: ['a breakfast', 'un desayuno'],
  drink: ['a drink', 'una bebida'],
  fruit: ['a piece of fruit', 'una fruta'],
  sweet: ['a dessert', 'un postre'],
  snack: ['a snack', 'un bocadillo'],
  plate: ['a plate of food', 'un plato de comida'],
};
const WIDTH = 640;
const HEIGHT = 512;
const CLOSE_UPS = 48;

const FOOD = new URL('../../web/public/food/', import.meta.url);

interface Motif {
  readonly drawing: string;
  readonly name: string;
  readonly alt: string;
  readonly altEs: string;
  readonly shot: 'plate' | 'close' | 'sign';
  readonly table: string;
}

export interface DrawnPicture extends Motif {
  readonly publicId: string;
  readonly body: Buffer;
}

/** Draws 200 pictures, those of items first. */
export async function drawDemoPictures(): Promise<readonly DrawnPicture[]> {
  const motifs = await motifsOf();
  const pictures: DrawnPicture[] = [];
  let next = 0;
  const draw = async () => {
    for (let at = next++; at < motifs.length; at = next++) {
      const motif = motifs[at];
      if (motif === undefined) return;
      pictures[at] = { ...motif, publicId: newPublicId(), body: await drawn(motif) };
    }
  };
  await Promise.all([draw(), draw()]);
  return pictures;
}

/**
 * Puts them into the library as the team would have uploaded them over a year, straight into the
 * store. Returns the numbers of those that stand for articles, by the address of the article.
 */
export async function layDemoPictures(
  db: Db,
  pictures: readonly DrawnPicture[],
): Promise<ReadonlyMap<string, number>> {
  const ids = pictures.map(({ publicId }) => publicId);
  const bodies = pictures.map(({ body }) => body);
  return db.tx(async (tx) => {
    await tx.query(
      'demo.pictures',
      `with drawn as (
         select public_id, body, sha256(body) as file, name, alt, alt_es, description, author, place
         from unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::text[], $6::text[],
           $7::text[]) with ordinality x(public_id, body, name, alt, alt_es, description, author,
           place)),
       kept as (
         insert into media_pictures (public_id, version, format, width, height, body, file_sha256)
         select public_id, 1, 'jpg', ${WIDTH}, ${HEIGHT}, body, file from drawn)
       insert into assets (name, alt, alt_es, description, format, service, public_id, version, width,
         height, bytes, file_hash, author_id, created_at, updated_at)
       select d.name, d.alt, d.alt_es, d.description, 'jpg', 'media', d.public_id, 1, ${WIDTH}, ${HEIGHT},
         length(d.body), d.file, u.id, app_now() - d.place * interval '41 hours',
         app_now() - d.place * interval '41 hours'
       from drawn d left join users u on u.email = d.author order by d.place desc`,
      [
        ids,
        bodies,
        pictures.map(({ name }) => name),
        pictures.map(({ alt }) => alt),
        pictures.map(({ altEs }) => altEs),
        pictures.map(({ shot }) => (shot === 'sign' ? 'For dishes without a picture.' : '')),
        pictures.map((_, place) => AUTHORS[place % (AUTHORS.length + 1)] ?? ''),
      ],
    );
    const tagged = pictures.flatMap(({ publicId, name }) =>
      TAGS.flatMap(([tag, words]) => (words.test(name) ? [[publicId, tag] as const] : [])),
    );
    await tx.query(
      'demo.picture_tags',
      `with made as (
         insert into terms (name) select unnest($3::text[]) on conflict do nothing
         returning id, name)
       insert into asset_terms (asset_id, term_id)
       select a.id, t.id from unnest($1::text[], $2::text[]) x(public_id, tag)
         join assets a on a.service = 'media' and a.public_id = x.public_id
         join (select id, name from terms union select id, name from made) t on t.name = x.tag`,
      [tagged.map(([id]) => id), tagged.map(([, tag]) => tag), TAGS.map(([tag]) => tag)],
    );
    await tx.query(
      'demo.pictured_items',
      `update items set asset_id = a.id,
         picture = '/media/image/upload/' || $2 || '/v1/' || a.public_id || '.jpg'
       from assets a where a.public_id = any ($1) and items.name = a.name
         and items.id = (select min(i.id) from items i where i.name = a.name)`,
      [ids.slice(0, OF_ITEMS.length), MEAL_PICTURE],
    );
    await tx.query(
      'demo.shared_picture',
      `insert into site_options (type, fields)
       select 'og_default', jsonb_build_object('asset_id', id) from assets
       where name = $1 and public_id = any ($2)
       on conflict do nothing`,
      [SHARED, ids],
    );
    const standing = await tx.query<{ path: string; id: number }>(
      'demo.pictured_articles',
      `select x.path, a.id from unnest($1::text[], $2::text[]) x(path, name)
         join assets a on a.name = x.name and a.public_id = any ($3)`,
      [ARTICLES.map(([path]) => path), ARTICLES.map(([, name]) => name), ids],
    );
    return new Map(standing.map(({ path, id }) => [path, id]));
  });
}

/** Returns the motifs to draw, the pictures of items first. */
async function motifsOf(): Promise<Motif[]> {
  const dishes = await drawingsIn('');
  const ordered = [...OF_ITEMS, ...dishes.filter((dish) => !OF_ITEMS.includes(dish))];
  const table = (at: number) => TABLES[at % TABLES.length] ?? TABLES[0];
  const plates = ordered.map((drawing, at): Motif => {
    const name = titleOf(drawing);
    const spanish = spanishOf(drawing);
    return {
      drawing,
      name,
      alt: /plate$/.test(name) ? name : `${name} on a plate`,
      altEs: /^Plato /.test(spanish) ? spanish : `${spanish} en un plato`,
      shot: 'plate',
      table: table(at),
    };
  });
  const closeUps = ordered.slice(0, CLOSE_UPS).map((drawing, at): Motif => {
    const name = `${titleOf(drawing)}, close up`;
    const altEs = `${spanishOf(drawing)}, de cerca`;
    return { drawing, name, alt: name, altEs, shot: 'close', table: table(at + 2) };
  });
  const signs = (await drawingsIn('courses')).map((drawing): Motif => {
    const [course = ''] = drawing.split('-');
    const [english, spanish] = SIGNS[course as Course];
    return {
      drawing: `courses/${drawing}`,
      name: `Sign for ${drawing.replace('-', ', ')}`,
      alt: `Simple drawing of ${english}`,
      altEs: `Dibujo sencillo de ${spanish}`,
      shot: 'sign',
      table: '#fbf8f3',
    };
  });
  return [...plates, ...closeUps, ...signs];
}

async function drawingsIn(folder: string): Promise<string[]> {
  const files = await readdir(new URL(`${folder}/`.replace(/^\//, './'), FOOD));
  return files.flatMap((file) => /^(.*)\.svg$/.exec(file)?.[1] ?? []).sort();
}

/** Spanish names of drawings: dishes, and things that no kitchen makes. */
const SPANISH = new Map([
  ['apple', 'Manzana'],
  ['gazpacho-cup', 'Vaso de gazpacho'],
  ...Object.values(DISHES).flatMap((dishes) =>
    dishes.map(({ picture, nameEs }) => [picture, nameEs] as const),
  ),
]);

function spanishOf(drawing: string): string {
  const name = SPANISH.get(drawing);
  if (name === undefined) throw new Error(`The drawing "${drawing}" has no name in Spanish.`);
  return name;
}

const titleOf = (drawing: string): string => {
  const words = drawing.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The drawing on a plate on a table, nearer, or by itself. */
async function drawn({ drawing, shot, table }: Motif): Promise<Buffer> {
  const food = await readFile(new URL(`${drawing}.svg`, FOOD), 'utf8');
  const side = HEIGHT * { plate: 0.6, close: 0.96, sign: 0.7 }[shot];
  const place = `x="${(WIDTH - side) / 2}" y="${(HEIGHT - side) / 2}" width="${side}" height="${side}"`;
  const plate = `<ellipse cx="320" cy="266" rx="228" ry="228" fill="#3a1d0c22"/>
    <circle cx="320" cy="256" r="226" fill="#fbf8f3"/>
    <circle cx="320" cy="256" r="175" fill="none" stroke="#e4dccf" stroke-width="4"/>`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${table}"/>${shot === 'plate' ? plate : ''}
    ${food.replace('<svg ', `<svg ${place} `)}</svg>`;
  return sharp(Buffer.from(page)).jpeg({ quality: 84 }).toBuffer();
}
