import type { ExtraType } from '@yay/contract/extra-types/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { EmptyState } from '@yay/ui/empty-state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { archive, reorder } from '../api/save-extra-type.ts';
import { ExtraTypeActs, extraTypeButton } from './extra-type-acts.tsx';
import { ExtraTypeName } from './extra-type-name.tsx';
import { useTypeAct } from './use-type-act.ts';

export function ExtraTypesTable({
  types,
  editable,
  onChanged,
}: {
  types: readonly ExtraType[];
  editable: boolean;
  onChanged: () => Promise<void>;
}) {
  const t = useTranslations('extra-types');
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState<ExtraType | null>(null);
  const [renaming, setRenaming] = useState<number | null>(null);
  const { busy, carryOut } = useTypeAct({ onChanged, onOver: () => setAsking(null) });
  const offered = types.filter((type) => type.archived_at === null);

  async function move(type: ExtraType, by: -1 | 1) {
    const ids = offered.map(({ id }) => id);
    const at = ids.indexOf(type.id);
    const other = ids[at + by];
    if (other === undefined) return;
    ids[at] = other;
    ids[at + by] = type.id;
    const next = extraTypeButton(type.id, by < 0 ? 'up' : 'down');
    if (!(await carryOut(() => reorder(ids), next))) return;
    setSaid(t('moved', { name: type.name, place: String(at + by + 1), of: String(ids.length) }));
  }

  function endRenaming({ id }: ExtraType) {
    setRenaming(null);
    focusWhenLost(() => document.getElementById(extraTypeButton(id, 'rename')));
  }

  return (
    <>
      <RecordTable
        rows={types}
        keyOf={({ id }) => id}
        caption={t('title')}
        empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        rowLook={(type) => (type.archived_at === null ? undefined : 'is-off')}
        columns={[
          {
            id: 'name',
            title: t('name'),
            cell: (type) => (
              <ExtraTypeName
                type={type}
                editing={renaming === type.id}
                onDone={() => endRenaming(type)}
                onChanged={() => void onChanged()}
              />
            ),
          },
          {
            id: 'uses',
            title: t('uses'),
            align: 'num',
            labeled: true,
            cell: ({ extras }) => extras,
          },
          editable && {
            id: 'acts',
            title: t('acts'),
            titleHidden: true,
            cell: (type) => (
              <ExtraTypeActs
                type={type}
                place={offered.indexOf(type)}
                of={offered.length}
                busy={busy}
                onMove={(by) => void move(type, by)}
                onRename={() => setRenaming(renaming === type.id ? null : type.id)}
                onArchive={() => setAsking(type)}
                onRestore={() =>
                  void carryOut(() => archive(type.id, false), extraTypeButton(type.id, 'rename'))
                }
              />
            ),
          },
        ]}
      />
      <p className="sr" role="status">
        {said}
      </p>
      {asking && (
        <ConfirmDialog
          open
          danger
          title={t('archiveTitle', { name: asking.name })}
          confirmLabel={t('archiveConfirm')}
          closeLabel={t('cancel')}
          note={t('logged')}
          loading={busy}
          loadingLabel={t('working')}
          onConfirm={() =>
            void carryOut(() => archive(asking.id, true), extraTypeButton(asking.id, 'restore'))
          }
          onClose={() => setAsking(null)}
        >
          <p>{t('archiveText', { count: asking.extras })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
