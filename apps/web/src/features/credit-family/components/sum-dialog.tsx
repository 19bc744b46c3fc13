import { parseUsd } from '@yay/domain/money';
import { Dialog } from '@yay/ui/dialog';
import { TextArea } from '@yay/ui/text-area';
import { TextField } from '@yay/ui/text-field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { formatUsd } from '../../../lib/format.ts';
import { type FieldErrors, isHttpError } from '../../../lib/http/index.ts';
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
  const textOf = useFieldText();
  const sum = useSum({ withAmount, initial, onSend, onFailure, onClose });
  const { amount: amountErrors, reason: reasonErrors, ...others } = sum.errors;
  const errorOf = (codes: readonly string[] | undefined) => (codes ? textOf(codes) : undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      locked={sum.busy}
      title={title}
      closeLabel={t('close')}
      footer={<p className="hint">{t('logged')}</p>}
      done={{
        label: send,
        onPress: () => void sum.carryOut(),
        loading: sum.busy,
        loadingLabel: t('working'),
      }}
    >
      <form
        ref={sum.form}
        noValidate
        className="dialog-fields"
        onSubmit={(event) => {
          event.preventDefault();
          void sum.carryOut();
        }}
      >
        <p>{text}</p>
        {Object.keys(others).length > 0 && (
          <p role="alert" className="callout late">
            {errorOf(Object.values(others).flat())}
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
            error={errorOf(amountErrors)}
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
          error={errorOf(reasonErrors)}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}

function useSum({
  withAmount,
  initial,
  onSend,
  onFailure,
  onClose,
}: { withAmount: boolean; initial: string } & SumActs) {
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState(initial);
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(() => newUuid());
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  // Once the messages stand and the button, which was busy, no longer holds the focus.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);

  async function carryOut() {
    if (busy) return;
    const cents = withAmount ? parseUsd(amount) : 0;
    const said = reason.trim();
    const wrong: FieldErrors = {
      ...(typeof cents === 'string' && { amount: [cents] }),
      ...(said.length < REASON_MIN && { reason: [said === '' ? 'required' : 'too_short'] }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || typeof cents === 'string') return;
    setBusy(true);
    try {
      await onSend({ amount: cents, reason: said }, key);
      onClose();
    } catch (error) {
      setBusy(false);
      if (isHttpError(error) && error.status === 422) setErrors(error.errors);
      else onFailure(error);
    }
  }
  function change(set: (value: string) => void, field: keyof Sum, value: string) {
    set(value);
    // Another sum is another request.
    setKey(newUuid());
    setErrors(({ [field]: _said, ...others }) => others);
  }
  function fill(sum: Sum) {
    setAmount((sum.amount / 100).toFixed(2));
    setReason(sum.reason);
    setKey(newUuid());
    setErrors({});
  }

  return {
    form,
    amount,
    setAmount: (value: string) => change(setAmount, 'amount', value),
    reason,
    setReason: (value: string) => change(setReason, 'reason', value),
    fill,
    errors,
    busy,
    carryOut,
  };
}
