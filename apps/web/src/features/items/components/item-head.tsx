import type { ItemRecord } from '@yay/contract/items/calls';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { ITEMS_PATH } from '../model/paths.ts';

export function ItemHead({ item }: { item: ItemRecord }) {
  const t = useTranslations('items.one');
  const { names, internal_name, archived_at, vendor, meta, price, id } = item;
  return (
    <>
      <RecordCrumbs list={t('list')} to={ITEMS_PATH} here={names.primary} />
      <div className="record-head item-head">
        <div>
          <h1>{names.primary}</h1>
          <p className="record-meta">
            {archived_at !== null ? (
              <span className="standing is-deleted">{t('archived')}</span>
            ) : vendor.is_suspended ? (
              <span className="standing is-suspended">{t('vendorSuspended')}</span>
            ) : (
              <span className="standing is-active">{t('offered')}</span>
            )}
            <span>{meta.is_extra ? t('extra') : t('entree')}</span>
            <span>{vendor.display_name}</span>
            <span className="num">{formatUsd(price)}</span>
            {internal_name !== names.primary && <span className="dim">{internal_name}</span>}
            <span className="num dim">{t('number', { id: String(id) })}</span>
          </p>
        </div>
      </div>
    </>
  );
}
