import type { AssetUse } from '@yay/contract/media/calls';
import { INTRO_STEPS } from '@yay/contract/site-options/values';
import type { PictureUses } from '../../platform/media/index.ts';

/**
 * The picture of the site where a shared page has none of its own, and those of the introduction.
 * Settings keep numbers of pictures alone: nothing of theirs changes with a picture.
 */
export const pictureUses: PictureUses = {
  find: (source, { id }) =>
    source.query<AssetUse>(
      'site_options.uses_of_picture',
      `select 'site_option' as kind, 1 as id, o.type as name, '/admin/settings' as url
       from site_options o where o.type = 'og_default' and o.fields->'asset_id' = to_jsonb($1::int)
       union all
       select 'intro_wizard', s.number::int, s.step, '/admin/settings'
       from site_options o, unnest($2::text[]) with ordinality as s (step, number)
       where o.type = 'intro_wizard' and o.fields->s.step = to_jsonb($1::int)
       order by kind, id`,
      [id, INTRO_STEPS],
    ),
};
