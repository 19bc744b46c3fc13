import { Skeleton } from '@yay/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { CardFormProps } from './types.ts';
import './card-form.css';

const LoadedCardForm = lazy(() => import('./card-form.tsx'));

/**
 * A card is typed here, and goes from the browser to the provider without passing through our own
 * calls. The page's words have to name the area `cards`. See types.ts for what its `ref` can do.
 */
export function CardForm(props: CardFormProps) {
  return (
    <Suspense fallback={<CardFormWaiting />}>
      <LoadedCardForm {...props} />
    </Suspense>
  );
}

/** Holds the place of the form, at its size: the button below it stays where it is. */
export function CardFormWaiting() {
  const t = useTranslations('payments');
  return (
    <div className="card-form card-form-waiting" aria-busy="true">
      <span className="sr" role="status">
        {t('loading')}
      </span>
      <Skeleton width="4rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </div>
  );
}
