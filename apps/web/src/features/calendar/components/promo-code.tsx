import type { OrderSummary } from '@yay/contract/calendar';
import { Button } from '@yay/ui/button';
import { IconButton } from '@yay/ui/icon-button';
import { TicketIcon, XMarkIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usd } from './say.ts';

export type PromoCodeProps = {
  code: string | null;
  summary: OrderSummary;
  onApply: (code: string) => Promise<string | null>;
  onRemove: () => void;
};

/** A code for the week: asked for, applied, taken off. */
export function PromoCode({ code, summary, onApply, onRemove }: PromoCodeProps) {
  const [asking, setAsking] = useState(false);
  if (code) return <AppliedCode code={code} off={summary.discount_total} onRemove={onRemove} />;
  if (!asking) return <AskForCode onAsk={() => setAsking(true)} />;
  return <CodeForm onApply={onApply} onDone={() => setAsking(false)} />;
}

function AskForCode({ onAsk }: { onAsk: () => void }) {
  const t = useTranslations('calendar.promo');
  return (
    <Button kind="quiet" size="sm" className="ask-promo" icon={<TicketIcon />} onClick={onAsk}>
      {t('add')}
    </Button>
  );
}

function AppliedCode({ code, off, onRemove }: { code: string; off: number; onRemove: () => void }) {
  const t = useTranslations('calendar.promo');
  return (
    <div className="promo">
      <TicketIcon />
      <span>{t.rich('appliedRich', { code: () => <b>{code}</b> })}</span>
      <span className="num">−{usd(off)}</span>
      <IconButton label={t('remove', { code })} onClick={onRemove}>
        <XMarkIcon />
      </IconButton>
    </div>
  );
}

function CodeForm({ onApply, onDone }: { onApply: PromoCodeProps['onApply']; onDone: () => void }) {
  const t = useTranslations('calendar.promo');
  const [error, setError] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (checking) return;
    if (code === '') {
      onDone();
      return;
    }
    setChecking(true);
    setError(await onApply(code));
    setChecking(false);
  }

  return (
    <form className="promo-form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('label')}
        name="code"
        error={error ?? undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        autoFocus
      />
      <div className="promo-acts">
        <Button type="submit" kind="soft" size="sm" loading={checking} loadingLabel={t('checking')}>
          {t('apply')}
        </Button>
        <Button kind="quiet" size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
