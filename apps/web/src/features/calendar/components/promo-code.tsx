import type { OrderSummary } from '@yay/contract/calendar/calls';
import { Button } from '@yay/ui/button';
import { IconButton } from '@yay/ui/icon-button';
import { TicketIcon, XMarkIcon } from '@yay/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { lazily } from './lazily.ts';
import { usd } from './say.ts';

const PromoForm = lazy(() => import('./promo-form.tsx'));
const PromoWithout = lazily(() => import('./promo-without.tsx'));

export type PromoCodeProps = {
  code: string | null;
  summary: OrderSummary;
  onApply: (code: string) => Promise<string | null>;
  /** Null where it can't be taken off any more. */
  onRemove: (() => void) | null;
  /** Whether the lunches are saved even if the code no longer counts; null of a code that is saved. */
  without: boolean | null;
  onWithout: (isWanted: boolean) => void;
};

/** A code for the week: asked for, applied, taken off. */
export function PromoCode(props: PromoCodeProps) {
  const { code, summary, onApply, onRemove, without, onWithout } = props;
  const [asking, setAsking] = useState(false);
  // Applied, it is not asked for again: the form would take the focus once the code is taken off.
  if (code && asking) setAsking(false);
  if (code) {
    return (
      <>
        <AppliedCode code={code} off={summary.discount_total} onRemove={onRemove} />
        {without !== null && (
          <Suspense>
            <PromoWithout checked={without} onChange={onWithout} />
          </Suspense>
        )}
      </>
    );
  }
  if (!asking) return <AskForCode onAsk={() => setAsking(true)} />;
  return (
    <Suspense fallback={<AskForCode onAsk={() => undefined} />}>
      <PromoForm onApply={onApply} onDone={() => setAsking(false)} />
    </Suspense>
  );
}

function AskForCode({ onAsk }: { onAsk: () => void }) {
  const t = useTranslations('calendar.promo');
  return (
    <Button kind="quiet" size="sm" className="ask-promo" icon={<TicketIcon />} onClick={onAsk}>
      {t('add')}
    </Button>
  );
}

function AppliedCode({
  code,
  off,
  onRemove,
}: { code: string; off: number } & Pick<PromoCodeProps, 'onRemove'>) {
  const t = useTranslations('calendar.promo');
  return (
    <div className="promo">
      <TicketIcon />
      <span>{t.rich('appliedRich', { code: () => <b>{code}</b> })}</span>
      <span className="num">−{usd(off)}</span>
      {onRemove && (
        <IconButton label={t('remove', { code })} onClick={onRemove}>
          <XMarkIcon />
        </IconButton>
      )}
    </div>
  );
}
