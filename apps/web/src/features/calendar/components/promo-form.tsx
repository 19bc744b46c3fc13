import { Button } from '@yay/ui/button';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';

/** Asks whether a code counts, and says why where it does not. */
export default function PromoForm({
  onApply,
  onDone,
}: {
  onApply: (code: string) => Promise<string | null>;
  onDone: () => void;
}) {
  const t = useTranslations('calendar-choosing.promo');
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
    const place = event.currentTarget.parentElement;
    setChecking(true);
    const refused = await onApply(code);
    setError(refused);
    setChecking(false);
    // The code takes the form's place, and what takes it off again is where the focus goes on.
    if (refused === null)
      focusWhenLost(() => place?.querySelector<HTMLElement>('.promo button') ?? null);
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
