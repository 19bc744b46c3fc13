import type { AssetUse } from '@yay/contract/media/calls';
import type { PictureUses } from '../../platform/media/index.ts';

/** Messages read what a picture is whenever they show it: nothing of theirs changes with it. */
export const pictureUses: PictureUses = {
  find: (source, { id, public_id }) =>
    source.query<AssetUse>(
      'message_modals.uses_of_picture',
      `select 'message_modal' as kind, m.id, coalesce(nullif(m.headline, ''), m.cta_text) as name,
         '/admin/modals/' || m.id as url
       from message_modals m
       where m.image_aligned || m.image_portrait || m.image_landscape
         @> any (array[jsonb_build_array(jsonb_build_object('asset_id', $1::int)),
           jsonb_build_array(jsonb_build_object('public_id', $2::text))])
       order by name, m.id limit 200`,
      [id, public_id],
    ),
};
