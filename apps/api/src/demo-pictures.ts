import { readFile } from 'node:fs/promises';
import { MEAL_PICTURE, mediaAddress } from '@yay/domain/media';
import sharp from 'sharp';
import type { Db } from './platform/db/index.ts';
import type { Media } from './platform/media/index.ts';

/** Dishes of the demo world that have a picture of their own, and the table it was taken on. */
const PICTURES = [
  ['Margherita pizza', 'margherita-pizza', '#e6c9a8'],
  ['Spaghetti marinara', 'spaghetti-marinara', '#b9cfbd'],
  ['Turkey pepperoni pizza', 'turkey-pepperoni-pizza', '#e8bfa6'],
] as const;

const FOOD = new URL('../../web/public/food/', import.meta.url);

/** Some dishes have pictures that went through the store, as the team uploads them. */
export async function layDemoPictures(db: Db, { builtin }: Media): Promise<void> {
  for (const [name, drawing, table] of PICTURES) {
    const [item] = await db.query<{ id: number }>(
      'demo.pictured_item',
      'select id from items where name = $1 order by id limit 1',
      [name],
    );
    if (item === undefined) continue;
    const { fields } = await builtin.ticket();
    const stored = await builtin.take(fields.public_id ?? '', await drawn(drawing, table));
    if (stored === undefined || typeof stored === 'string') continue;
    await db.query(
      'demo.picture',
      `with asset as (
         insert into assets (name, alt, format, service, public_id, version, width, height, bytes)
         values ($2, $2, $3, 'media', $4, $5, $6, $7, $8) returning id)
       update items set asset_id = asset.id, picture = $9 from asset where items.id = $1`,
      [
        item.id,
        name,
        stored.format,
        stored.public_id,
        stored.version,
        stored.width,
        stored.height,
        stored.bytes,
        mediaAddress(stored, MEAL_PICTURE),
      ],
    );
  }
}

/** The drawing on a plate on a table. */
async function drawn(name: string, table: string): Promise<Buffer> {
  const food = await sharp(await readFile(new URL(`${name}.svg`, FOOD)), { density: 300 })
    .resize(460, 460)
    .png()
    .toBuffer();
  const plate = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="768">
       <rect width="960" height="768" fill="${table}"/>
       <circle cx="480" cy="398" r="344" fill="#3a1d0c22"/>
       <circle cx="480" cy="384" r="340" fill="#fbf8f3"/>
       <circle cx="480" cy="384" r="262" fill="none" stroke="#e4dccf" stroke-width="6"/>
     </svg>`,
  );
  return sharp(plate)
    .composite([{ input: food, left: 250, top: 154 }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
