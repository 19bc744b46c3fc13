import type { AssetUse } from '@yay/contract/media/calls';
import { MEAL_PICTURE, mediaAddress } from '@yay/domain/media';
import type { PictureUses } from '../../platform/media/index.ts';

/** Items show a picture of the library, and keep the address by which families see it. */
export const pictureUses: PictureUses = {
  find: (source, { id }) =>
    source.query<AssetUse>(
      'items.uses_of_picture',
      `select 'item' as kind, i.id, i.name, '/admin/items/' || i.id as url from items i
       where i.asset_id = $1 order by i.name, i.id limit 200`,
      [id],
    ),
  replaced: async (tx, picture) => {
    await tx.query(
      'items.picture_replaced',
      'update items set picture = $2, updated_at = app_now() where asset_id = $1',
      [picture.id, mediaAddress(picture, MEAL_PICTURE)],
    );
  },
};
