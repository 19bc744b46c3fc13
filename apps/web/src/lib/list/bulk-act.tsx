import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { listKey } from './api.ts';
import { BulkRun } from './bulk-run.tsx';

export type Chosen<Row> = { readonly rows: readonly Row[]; readonly onDone: () => void };

/** One act on the rows that were chosen: asked about first, then done one after another. */
export function BulkAct<Row extends { readonly id: number }>({
  list,
  chosen,
  able = chosen?.rows ?? [],
  onClose,
  title,
  confirmLabel,
  closeLabel,
  doing,
  nameOf,
  act,
  children,
}: {
  /** The name of the list. */
  list: string;
  /** Null while nothing is asked. */
  chosen: Chosen<Row> | null;
  /** The rows with which it can be done. */
  able?: readonly Row[];
  onClose: () => void;
  title: string;
  confirmLabel: string;
  /** Left out where nothing can be done: the one button closes. */
  closeLabel: string | undefined;
  /** The sentence while it is done. */
  doing: string;
  nameOf: (row: Row) => string;
  act: (row: Row) => Promise<unknown>;
  children: ReactNode;
}) {
  const client = useQueryClient();
  const [running, setRunning] = useState<Chosen<Row> | null>(null);
  return (
    <>
      <ConfirmDialog
        open={chosen !== null}
        danger={able.length > 0}
        onClose={onClose}
        onConfirm={() => {
          onClose();
          if (chosen && able.length > 0) setRunning({ ...chosen, rows: able });
        }}
        title={title}
        confirmLabel={confirmLabel}
        closeLabel={closeLabel}
      >
        {children}
      </ConfirmDialog>
      {running && (
        <BulkRun
          title={doing}
          rows={running.rows}
          nameOf={nameOf}
          act={act}
          onClose={() => {
            running.onDone();
            setRunning(null);
            void client.invalidateQueries({ queryKey: listKey(list) });
          }}
        />
      )}
    </>
  );
}
