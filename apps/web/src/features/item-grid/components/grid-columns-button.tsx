import { useTranslations } from 'use-intl';
import { ColumnsButton } from '../../../lib/columns-button.tsx';
import { columnsFor } from '../model/columns.ts';

/** Chooses the columns; the name always is one. */
export function GridColumnsButton({
  hidden,
  ofVendor,
  onHide,
}: {
  hidden: readonly string[];
  ofVendor: boolean;
  onHide: (hidden: readonly string[]) => void;
}) {
  const t = useTranslations('item-grid');
  const choosable = columnsFor(ofVendor).filter(({ frozen }) => !frozen);
  return (
    <ColumnsButton<string>
      columns={choosable.map(({ id }) => ({ id, title: t(`columns.${id}`) }))}
      hidden={hidden}
      onHide={onHide}
      label={t('columnsTitle')}
      shown={t('columnsOf', {
        shown: choosable.filter(({ id }) => !hidden.includes(id)).length + 1,
        total: choosable.length + 1,
      })}
      resetLabel={t('columnsReset')}
    />
  );
}
