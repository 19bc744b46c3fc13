import { parseUsd } from '@yay/domain/money';
import { TextArea } from '@yay/ui/text-area';
import { TextField } from '@yay/ui/text-field';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { FormDialog } from '../../../lib/record-form/form-dialog.tsx';
import { useShortForm } from '../../../lib/record-form/use-short-form.ts';
import { newUuid } from '../../../lib/uuid.ts';
import type { Sum } from '../api/money.ts';

const REASON_MIN = 3;
const REASON_MAX = 500;

type SumActs = {
  /** The key is the same for the same sum and reason, however often it is sent. */
  onSend: (sum: Sum, key: string) => Promise<void>;
  onFailure: (error: unknown) => void;
  onClose: () => void;
};

/** A sum, where there is one to choose, and why: both have to be said before money moves. */
export function SumDialog({
  title,
  text,
  send,
  hint,
  withAmount = true,
  initial = '',
  quick = [],
  children,
  onSend,
  onFailure,
  onClose,
}: {
  title: string;
  text: ReactNode;
  send: string;
  hint?: string;
  withAmount?: boolean;
  initial?: string;
  /** Sums in cents that one press enters. */
  quick?: readonly number[];
  /** Above the fields: what may fill them. */
  children?: (fill: (sum: Sum) => void) => ReactNode;
} & SumActs) {
  const t = useTranslations('credit');
  const sum = useSum({ withAmount, initial, onSend, onFailure, onClose });
  const { errorOf, errorBesides } = sum.form;
  const besides = errorBesides(['amount', 'reason']);
  return (
    <FormDialog
      form={sum.form}
      title={title}
      done={send}
      doing={t('working')}
      closeLabel={t('close')}
      footer={<p className="hint">{t('logged')}</p>}
      onClose={onClose}
    >
      <p>{text}</p>
      {besides && (
        <p role="alert" className="callout late">
          {besides}
        </p>
      )}
      {children?.(sum.fill)}
      {withAmount && (
        <TextField
          label={t('give.amount')}
          hint={hint}
          inputMode="decimal"
          autoComplete="off"
          required
          value={sum.amount}
          onChange={(event) => sum.setAmount(event.currentTarget.value)}
          error={errorOf('amount')}
        />
      )}
      {quick.length > 0 && (
        <fieldset className="quick-sums">
          <legend className="sr">{t('give.quick')}</legend>
          {quick.map((cents) => (
            <button
              key={cents}
              type="button"
              className="staff-btn small"
              onClick={() => sum.setAmount((cents / 100).toFixed(2))}
            >
              {formatUsd(cents)}
            </button>
          ))}
        </fieldset>
      )}
      <TextArea
        label={t('give.reason')}
        hint={t('give.reasonHint')}
        required
        rows={3}
        maxLength={REASON_MAX}
        value={sum.reason}
        onChange={(event) => sum.setReason(event.currentTarget.value)}
        error={errorOf('reason')}
      />
    </FormDialog>
  );
}

function useSum({
  withAmount,
  initial,
  onSend,
  onFailure,
  onClose,
}: { withAmount: boolean; initial: string } & SumActs) {
  const [amount, setAmount] = useState(initial);
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(() => newUuid());
  const cents = withAmount ? parseUsd(amount) : 0;
  const said = reason.trim();
  const form = useShortForm({
    check: () => ({
      ...(typeof cents === 'string' && { amount: [cents] }),
      ...(said.length < REASON_MIN && { reason: [said === '' ? 'required' : 'too_short'] }),
    }),
    async send() {
      if (typeof cents === 'string') return;
      await onSend({ amount: cents, reason: said }, key);
      onClose();
    },
    refused(error) {
      if (isHttpError(error) && error.status === 422) return false;
      onFailure(error);
      return true;
    },
  });

  function change(set: (value: string) => void, field: keyof Sum, value: string) {
    set(value);
    // Another sum is another request.
    setKey(newUuid());
    form.forgetError(field);
  }
  return {
    form,
    amount,
    setAmount: (value: string) => change(setAmount, 'amount', value),
    reason,
    setReason: (value: string) => change(setReason, 'reason', value),
    fill(sum: Sum) {
      setAmount((sum.amount / 100).toFixed(2));
      setReason(sum.reason);
      setKey(newUuid());
      form.clearErrors();
    },
  };
}
