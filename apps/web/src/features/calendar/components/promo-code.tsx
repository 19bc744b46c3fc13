import type { OrderSummary } from '@yay/contract/calendar/calls';
import { Button } from '@yay/ui/button';
import { TicketIcon } from '@yay/ui/icons';
import { Skeleton } from '@yay/ui/skeleton';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { lazily } from './lazily.ts';

const PromoForm = lazily(() => import('./promo-form.tsx'));
const AppliedCode = lazily(() => import('./applied-code.tsx'));
const PromoWithout = lazily(() => import('./promo-without.tsx'));

export type PromoCodeProps = {
  code: string | null;
  summary: OrderSummary;
  onApply: (code: string) => Promise<string | null>;
  /** Null where it can't be taken off any more. */
  onRemove: (() => void) | null;
  /** Saves the lunches even if the code no longer counts; null of a code that is saved. */
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
        <Suspense fallback={<Skeleton height="2.75rem" />}>
          <AppliedCode code={code} off={summary.discount_total} onRemove={onRemove} />
        </Suspense>
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
