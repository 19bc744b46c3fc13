import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { ArchiveBoxIcon, ArrowUturnLeftIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from './alerts/index.ts';
import { useErrorText } from './error-text.ts';

export interface RecordActProps {
  icon: ReactNode;
  label: string;
  /** Stands beside the label, such as the week that the act is about. */
  note?: ReactNode;
  /** The label of the button that confirms, where the act's own label does not fit. */
  confirmLabel?: string;
  danger?: boolean;
  /** The id of the sentence that says why the act can't be done now. */
  heldBy?: string | undefined;
  /** The question that is asked first. */
  title: string;
  text: ReactNode;
  /** Stands below the text: numbers that are read once the question is asked. */
  facts?: ReactNode;
  call: () => Promise<unknown>;
  /** Everything that was read of the record; it is read again, however the call ends. */
  queryKey: QueryKey;
  /** Returns true when it tells about the error itself. */
  onRefused?: (error: unknown) => boolean;
}

/** A button in a record's list of acts: asks, makes one call, and says when it fails. */
export function RecordAct({
  icon,
  label,
  note,
  confirmLabel = label,
  danger = false,
  heldBy,
  title,
  text,
  facts,
  call,
  queryKey,
  onRefused,
}: RecordActProps) {
  const t = useTranslations('admin.record');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const question = { danger, confirmLabel, title, text, facts };
  // The dialog keeps its words until it is gone: the act may turn into its opposite before.
  const [answered, setAnswered] = useState<typeof question | null>(null);
  const shown = answered ?? question;

  function ask() {
    setAnswered(null);
    setAsking(true);
  }
  async function carryOut() {
    if (busy) return;
    setAnswered(question);
    setBusy(true);
    try {
      await call();
    } catch (error) {
      if (!onRefused?.(error)) showAlert(errorText(error));
    }
    await client.invalidateQueries({ queryKey });
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <button
        type="button"
        className={danger ? 'danger' : undefined}
        aria-disabled={heldBy !== undefined || undefined}
        aria-describedby={heldBy}
        onClick={() => heldBy === undefined && ask()}
      >
        {icon}
        {label}
        {note}
      </button>
      <ConfirmDialog
        open={asking}
        danger={shown.danger}
        title={shown.title}
        confirmLabel={shown.confirmLabel}
        closeLabel={t('cancel')}
        note={t('logged')}
        loading={busy}
        loadingLabel={t('working')}
        onConfirm={() => void carryOut()}
        onClose={() => setAsking(false)}
      >
        <p>{shown.text}</p>
        {shown.facts}
      </ConfirmDialog>
    </>
  );
}

/** Takes a record out of use, or into use again. */
export function ArchiveAct({
  act,
  ...props
}: { act: 'archive' | 'restore' } & Omit<RecordActProps, 'icon' | 'danger'>) {
  return (
    <RecordAct
      icon={act === 'archive' ? <ArchiveBoxIcon small /> : <ArrowUturnLeftIcon small />}
      danger={act === 'archive'}
      {...props}
    />
  );
}
