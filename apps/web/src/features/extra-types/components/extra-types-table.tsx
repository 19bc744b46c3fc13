import type { ExtraType } from '@yay/contract/extra-types/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { archive, reorder } from '../api/save-extra-type.ts';
import { ExtraTypeRow, extraTypeButton } from './extra-type-row.tsx';

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
  const errorText = useErrorText();
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState<ExtraType | null>(null);
  const [busy, setBusy] = useState(false);
  const offered = types.filter((type) => type.archived_at === null);

  /** Then `next` gets the focus: a row that moves loses it, and so does a button that goes. */
  async function carryOut(act: () => Promise<unknown>, next: string) {
    if (busy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      showAlert(errorText(error));
    }
    await onChanged();
    setBusy(false);
    setAsking(null);
    focusWhenLost(() => document.getElementById(next));
  }
  async function move(type: ExtraType, by: -1 | 1) {
    const ids = offered.map(({ id }) => id);
    const at = ids.indexOf(type.id);
    const other = ids[at + by];
    if (other === undefined) return;
    ids[at] = other;
    ids[at + by] = type.id;
    await carryOut(() => reorder(ids), extraTypeButton(type.id, by < 0 ? 'up' : 'down'));
    setSaid(t('moved', { name: type.name, place: String(at + by + 1), of: String(ids.length) }));
  }

  return (
    <>
      <div className="record-table">
        <table className="grid stacked">
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col" className="num">
                {t('uses')}
              </th>
              {editable && (
                <th scope="col">
                  <span className="sr">{t('acts')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <ExtraTypeRow
                key={type.id}
                type={type}
                place={offered.indexOf(type)}
                of={offered.length}
                editable={editable}
                onMove={(by) => void move(type, by)}
                onArchive={() => setAsking(type)}
                onRestore={() =>
                  void carryOut(() => archive(type.id, false), extraTypeButton(type.id, 'rename'))
                }
                onChanged={() => void onChanged()}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      {asking && (
        <ConfirmDialog
          open
          danger
          title={t('archiveTitle', { name: asking.name })}
          confirmLabel={t('archiveConfirm')}
          closeLabel={t('close')}
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
