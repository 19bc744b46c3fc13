import type { LuncherList } from '@yay/contract/luncher-lists/calls';
import { useTranslations } from 'use-intl/react';
import { ColumnsButton } from '../../../lib/columns-button.tsx';
import {
  HIDEABLE_COLUMNS,
  type HideableColumn,
  hiddenColumns,
  type ListAddress,
} from '../model/list-address.ts';

/** Chooses the columns of the list. Names and what a child must not eat are always there. */
export function ListColumns(props: {
  list: LuncherList;
  asked: ListAddress;
  onChange: (change: ListAddress, replace?: boolean) => void;
}) {
  const { list, asked, onChange } = props;
  const t = useTranslations('luncher-lists');
  const columns = HIDEABLE_COLUMNS.filter(
    (id) => (id !== 'room' || list.rooms.length > 0) && (id !== 'week' || asked.span !== 'week'),
  );
  return (
    <ColumnsButton<HideableColumn>
      columns={columns.map((id) => ({ id, title: t(`columns.${id}`) }))}
      hidden={hiddenColumns(asked)}
      onHide={(hidden) => onChange({ hide: hidden.join() || undefined }, true)}
      label={t('columnsButton')}
      resetLabel={t('columnsReset')}
    />
  );
}
