import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BulkAct, type Chosen, ListPage } from '../../../lib/list/index.ts';
import { actOnDiscount } from '../api/save-discount.ts';
import type { DiscountRow } from './discounts-columns.tsx';
import { useDiscountsDeclaration } from './discounts-declaration.tsx';
import './discounts.css';

/** Every promo code. */
export function DiscountsList() {
  const t = useTranslations('discounts.list');
  const [chosen, setChosen] = useState<Chosen<DiscountRow> | null>(null);
  const list = useDiscountsDeclaration({
    onArchive: (rows, onDone) => setChosen({ rows, onDone }),
  });
  return (
    <>
      <ListPage list={list} />
      <BulkAct
        list={list.name}
        chosen={chosen}
        onClose={() => setChosen(null)}
        title={t('archiveTitle', { count: chosen?.rows.length ?? 0 })}
        confirmLabel={t('archiveConfirm')}
        closeLabel={t('cancel')}
        doing={t('archive')}
        nameOf={({ code }) => code}
        act={({ id }) => actOnDiscount('archive', id)}
      >
        <p>{t('archiveText')}</p>
      </BulkAct>
    </>
  );
}
