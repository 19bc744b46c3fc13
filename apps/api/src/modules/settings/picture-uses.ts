import type { AssetUse } from '@yay/contract/media/calls';
import type { PictureUses } from '../../platform/media/index.ts';

/** The picture of the site where a shared page has none of its own. */
export const pictureUses: PictureUses = {
  find: (source, { id }) =>
    source.query<AssetUse>(
      'site_options.uses_of_picture',
      `select 'site_option' as kind, 1 as id, o.type as name, '/admin/settings' as url
       from site_options o where o.fields->'asset_id' = to_jsonb($1::int) order by o.type`,
      [id],
    ),
};
