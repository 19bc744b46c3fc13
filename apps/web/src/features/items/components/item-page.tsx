import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordLoader } from '../../../lib/record-form/index.ts';
import { itemKey, itemQuery } from '../api/item-query.ts';
import { ITEMS_PATH } from '../model/paths.ts';
import { ItemEdit } from './item-edit.tsx';
import '../../../lib/staff/record.css';
import './items.css';

/** One item: everything that is set about it, where it is, and what is left of it. */
export function ItemPage() {
  const t = useTranslations('items.one');
  const { item: segment = '' }: { item?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={itemQuery(id)}
      keyOfAll={itemKey(id)}
      channel={`private-record.item.${id}`}
      texts={t}
      id={id}
      list={{ title: t('list'), to: ITEMS_PATH }}
    >
      {(item) => <ItemEdit item={item} />}
    </RecordLoader>
  );
}
