import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemOrdered } from '@yay/contract/substitutions/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Notice } from '@yay/ui/notice';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useFocusWhenLost } from '../../../lib/focus-when-lost.ts';
import { formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { FormSection } from '../../../lib/record-form/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import {
  BecauseFields,
  becauseSent,
  lacksBecause,
  NO_BECAUSE,
  useBecauseErrors,
} from '../../../parts/because-fields.tsx';
import { runQuery } from '../../../parts/run-progress/index.ts';
import { deleteItem, deletionQuery, replacingKey } from '../api/replacing.ts';

/** An item that leaves the menu: what would be cancelled, and what then comes of it. */
export function DeleteItem({ ordered }: { ordered: ItemOrdered }) {
  const t = useTranslations('substitutions-replacing');
  const client = useQueryClient();
  const errorText = useErrorText();
  const wrongIn = useBecauseErrors();
  const { menu, item } = ordered;
  const query = useQuery(deletionQuery(menu.id, item.id));
  const [because, setBecause] = useState(NO_BECAUSE);
  const [wrong, setWrong] = useState<ReturnType<typeof wrongIn>>({});
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<{ runId: number | null } | null>(null);
  const body = useRef<HTMLDivElement>(null);

  async function remove(compensate: boolean) {
    setBusy(true);
    try {
      const words = compensate ? becauseSent(because) : {};
      const body = { item_id: item.id, compensate, ...words };
      setDone({ runId: (await deleteItem(menu.id, body)).run_id });
    } catch (error) {
      setAsks(false);
      const refused = isHttpError(error) && error.status === 422 ? wrongIn(error.errors) : {};
      setWrong(refused);
      if (refused.because || refused.becauseEs) focusFirstError(body.current);
      else showAlert(errorText(error));
      await client.invalidateQueries({ queryKey: replacingKey(menu.id) });
    }
    setAsks(false);
    setBusy(false);
  }

  if (done) return <Deleted item={item.name} runId={done.runId} />;
  return (
    <div ref={body} className="replacing-delete">
      <StaffPart query={query} texts={(key) => t(key)}>
        {({ orders, families, paid_cents }) => {
          const isOrdered = orders > 0;
          if (ordered.ordered && item.is_extra) return <Notice>{t('extraOrdered')}</Notice>;
          return (
            <>
              <Notice tone={isOrdered ? 'late' : 'info'}>
                {!isOrdered
                  ? t('deleteNone')
                  : paid_cents > 0
                    ? t('deleteText', { orders, families, amount: formatUsd(paid_cents) })
                    : t('deleteUnpaid', { orders, families })}{' '}
                {isOrdered && t('deleteInstead')}
              </Notice>
              {isOrdered && (
                <FormSection title={t('becauseSection')} note={t('becauseNote')}>
                  <BecauseFields
                    value={because}
                    onChange={setBecause}
                    hint={t('becauseHint')}
                    errors={wrong}
                  />
                </FormSection>
              )}
              <div className="replacing-foot">
                <button
                  type="button"
                  className="staff-btn danger"
                  onClick={() => {
                    const isMissing = isOrdered && lacksBecause(because);
                    setWrong(isMissing ? { because: t('required') } : {});
                    if (isMissing) focusFirstError(body.current);
                    else setAsks(true);
                  }}
                >
                  {t(isOrdered ? 'deleteCompensate' : 'deleteSubmit')}
                </button>
              </div>
              <ConfirmDialog
                open={asks}
                onClose={() => setAsks(false)}
                onConfirm={() => void remove(isOrdered)}
                title={t('deleteConfirmTitle', { item: item.name })}
                confirmLabel={t(isOrdered ? 'deleteCompensate' : 'deleteSubmit')}
                closeLabel={t('deleteKeep')}
                loading={busy}
                loadingLabel={t('working')}
                danger
              >
                <p>{t('deleteConfirm')}</p>
              </ConfirmDialog>
            </>
          );
        }}
      </StaffPart>
    </div>
  );
}

function Deleted({ item, runId }: { item: string; runId: number | null }) {
  const t = useTranslations('substitutions-replacing');
  const box = useRef<HTMLDivElement>(null);
  useFocusWhenLost(box);
  return (
    <div ref={box} tabIndex={-1} className="replacing-done">
      <Notice tone="ok" live="status">
        {t('deleteDone', { item })}
      </Notice>
      {runId !== null && <Run id={runId} />}
    </div>
  );
}

function Run({ id }: { id: number }) {
  const t = useTranslations('substitutions-replacing');
  const { data: run } = useQuery(runQuery(id));
  if (!run) return null;
  return (
    <div aria-live="polite">
      <ProgressBar
        label={t('runFamilies')}
        value={run.state === 'done' ? Math.max(run.families, 1) : run.families_done}
        max={Math.max(run.families, 1)}
        valueText={t('progressOf', {
          done: String(run.families_done),
          all: String(run.families),
        })}
      />
      {run.state === 'done' && (
        <p>{t('runDone', { orders: run.orders, amount: formatUsd(run.returned_cents) })}</p>
      )}
    </div>
  );
}
