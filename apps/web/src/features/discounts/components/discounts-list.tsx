import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BulkRun, ListPage, listKey } from '../../../lib/list/index.ts';
import { actOnDiscount } from '../api/save-discount.ts';
import { type DiscountRow, useDiscountsDeclaration } from './discounts-declaration.tsx';
import './discounts.css';

type Chosen = { readonly rows: readonly DiscountRow[]; readonly onDone: () => void };

/** Every promo code. */
export function DiscountsList() {
  const t = useTranslations('discounts.list');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [running, setRunning] = useState<Chosen | null>(null);
  const list = useDiscountsDeclaration({
    onArchive: (rows, onDone) => setChosen({ rows, onDone }),
  });
  return (
    <>
      <ListPage list={list} />
      <ConfirmDialog
        open={chosen !== null}
        danger
        onClose={() => setChosen(null)}
        onConfirm={() => {
          setRunning(chosen);
          setChosen(null);
        }}
        title={t('archiveTitle', { count: chosen?.rows.length ?? 0 })}
        confirmLabel={t('archiveConfirm')}
        closeLabel={t('close')}
      >
        <p>{t('archiveText')}</p>
      </ConfirmDialog>
      {running && (
        <BulkRun
          title={t('archive')}
          rows={running.rows}
          nameOf={({ code }) => code}
          act={({ id }) => actOnDiscount('archive', id)}
          onClose={() => {
            running.onDone();
            setRunning(null);
            void client.invalidateQueries({ queryKey: listKey(list.name) });
          }}
        />
      )}
    </>
  );
}
