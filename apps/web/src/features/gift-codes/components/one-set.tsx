import type { CreditCodeSet } from '@yay/contract/gifts/calls';
import { Button } from '@yay/ui/button';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Dialog } from '@yay/ui/dialog';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { putAway, revokeSet } from '../api/sets.ts';
import { CodesTable } from './codes-table.tsx';

/** One set: what it is, its codes, and what can be done about it. */
export default function OneSet({
  set,
  onClose,
  onChanged,
}: {
  set: CreditCodeSet;
  onClose: () => void;
  onChanged: (set: CreditCodeSet) => void;
}) {
  const t = useTranslations('gifts.sets');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  async function change(act: () => Promise<{ data: CreditCodeSet }>) {
    setBusy(true);
    try {
      onChanged((await act()).data);
    } catch (error) {
      showAlert(errorText(error));
    }
    setBusy(false);
    setAsking(false);
  }

  const facts = [
    [t('one.buyer'), [set.by, set.buyer_email].filter(Boolean).join(', ')],
    [t('one.recipient'), [set.recipient_name, set.recipient_email].filter(Boolean).join(', ')],
    [t('one.school'), set.school],
    [t('one.message'), set.message],
  ].filter(([, said]) => said);
  const isArchived = set.state === 'archived';
  return (
    <>
      <Dialog
        open
        wide
        title={set.name}
        closeLabel={t('close')}
        onClose={onClose}
        footer={
          <>
            {set.state !== 'refused' && set.state !== 'withdrawn' && (
              <Button
                kind="line"
                size="sm"
                loading={busy && !asking}
                onClick={() => void change(() => putAway(set.id, !isArchived))}
              >
                {isArchived ? t('one.restore') : t('one.archive')}
              </Button>
            )}
            {set.kind === 'promotion' && set.unused > 0 && (
              <Button kind="quiet-danger" size="sm" onClick={() => setAsking(true)}>
                {t('one.revoke')}
              </Button>
            )}
          </>
        }
      >
        <div className="one-set">
          <dl>
            {facts.map(([term, said]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
          {set.state === 'waiting' && set.kind === 'promotion' && (
            <Notice tone="late">{t('new.waits')}</Notice>
          )}
          {set.issued_at !== null && <CodesTable set={set} />}
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        loading={busy}
        title={t('one.revokeTitle')}
        confirmLabel={t('one.revoke')}
        closeLabel={t('one.keep')}
        onClose={() => setAsking(false)}
        onConfirm={() => void change(() => revokeSet(set.id))}
      >
        {t('one.revokeText', { count: set.unused, name: set.name })}
      </ConfirmDialog>
    </>
  );
}
