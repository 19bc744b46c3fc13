import type { AssetUse } from '@yay/contract/media/calls';
import type { PictureUses } from '../../platform/media/index.ts';

/**
 * Pages show pictures in every version: an older one may be restored. Those that visitors can't come
 * to see any more, because a later one has taken their place for good, are told apart.
 */
export const pictureUses: PictureUses = {
  find: (source, { id }) =>
    source.query<AssetUse>(
      'pages.uses_of_picture',
      `select case when bool_and(v.state <> 'draft' and (v.unpublish_at <= app_now() or exists (
           select from page_versions later where later.page_id = p.id and later.locale = v.locale
             and later.state <> 'draft' and later.publish_at > v.publish_at
             and later.publish_at <= app_now() and later.unpublish_at is null)))
           then 'page_version' else 'page' end as kind,
         p.id, p.path as name, '/admin/pages/' || p.id as url
       from pages p join page_versions v on v.page_id = p.id
       where v.asset_id = $1 or v.body_asset_ids @> array[$1::int]
       group by p.id order by p.path limit 200`,
      [id],
    ),
};
