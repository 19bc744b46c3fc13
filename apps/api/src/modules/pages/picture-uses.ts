import type { AssetUse } from '@yay/contract/media/calls';
import type { PictureUses } from '../../platform/media/index.ts';

/** Pages show pictures in every version: an older one may be restored. */
export const pictureUses: PictureUses = {
  find: (source, { id }) =>
    source.query<AssetUse>(
      'pages.uses_of_picture',
      `select 'page' as kind, p.id, p.path as name, '/admin/pages/' || p.id as url
       from pages p where exists (select from page_versions v where v.page_id = p.id
         and (v.asset_id = $1 or v.body_asset_ids @> array[$1::int]))
       order by p.path limit 200`,
      [id],
    ),
};
