import { Button } from '@yay/ui/button';
import { EnvelopeIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText, useFieldText } from '../../lib/error-text.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { leaveAddress } from './leave-address.ts';

/** Asks for an e-mail address. The same thanks whether or not we had it. */
export function AddressForm({ modalId, label }: { modalId: number; label: string }) {
  const t = useTranslations('message-modals.email');
  const textOf = useErrorText();
  const fieldText = useFieldText();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'asked' | 'sending' | 'kept'>('asked');
  const [problem, setProblem] = useState<string>();

  function refuse(text: string) {
    setState('asked');
    setProblem(text);
    input.current?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    const { value = '', validity } = input.current ?? {};
    if (value.trim() === '') return refuse(fieldText(['required']));
    if (!validity?.valid) return refuse(fieldText(['email_invalid']));
    setProblem(undefined);
    setState('sending');
    try {
      await leaveAddress(modalId, value);
      setState('kept');
    } catch (error) {
      const codes = isHttpError(error) ? error.errors?.email : undefined;
      refuse(codes ? fieldText(codes) : textOf(error));
    }
  }
  if (state === 'kept') {
    return (
      <Notice tone="ok" live="status">
        {t('thanks')}
      </Notice>
    );
  }
  return (
    <form className="message-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={input}
        type="email"
        name="email"
        label={t('label')}
        autoComplete="email"
        required
        lead={<EnvelopeIcon />}
        error={problem}
      />
      <Button type="submit" loading={state === 'sending'} loadingLabel={t('sending')}>
        {label}
      </Button>
    </form>
  );
}
