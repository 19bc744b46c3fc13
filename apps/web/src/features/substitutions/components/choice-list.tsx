import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@yay/ui/empty-state';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { useChannel } from '../../../lib/realtime/index.ts';
import { useMe } from '../../../lib/session.ts';
import { choicesQuery } from '../api/choices.ts';
import { ChoiceCard } from './choice-card.tsx';
import './substitutions.css';

/**
 * Lists the substitutions of a family's lunches: those that wait first, then those decided lately.
 */
export function ChoiceList({ userId, calendar }: { userId: number | null; calendar: ReactNode }) {
  const t = useTranslations('substitutions');
  const account = useTranslations('account');
  const me = useMe();
  const { data, isError, refetch } = useQuery(choicesQuery(userId));
  const [told, setTold] = useState<string | null>(null);
  const channel = me && (`private-user.${me.id}` as const);
  const refresh = () => void refetch();
  useChannel(channel, { 'orders.changed': refresh, missed: refresh });
  const toldBox = useRef<HTMLDivElement>(null);

  // The button that was pressed goes with the card that it stood on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card goes once the answer is there
  useEffect(() => {
    if (told) focusWhenLost(() => toldBox.current);
  }, [told, data]);

  if (!data && isError) {
    return (
      <LoadFailed
        title={t('failedTitle')}
        text={t('failed')}
        retry={account('retry')}
        retrySoon={(seconds) => account('retrySoon', { seconds })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('loading')} className="choice-list">
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
      </SkeletonGroup>
    );
  }
  const waiting = data.filter(({ state }) => state === 'open');
  const decided = data.filter(({ state }) => state !== 'open');
  return (
    <>
      <div ref={toldBox} tabIndex={-1}>
        {told && (
          <Notice tone="ok" live="status" className="choice-told">
            {told}
          </Notice>
        )}
      </div>
      {waiting.length > 0 ? (
        <section aria-labelledby="choices-waiting">
          <h2 id="choices-waiting">{t('waiting')}</h2>
          <ul className="choice-list">
            {waiting.map((choice) => (
              <ChoiceCard key={choice.id} choice={choice} onTold={setTold} />
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState title={t('emptyTitle')} action={calendar}>
          {t('empty')}
        </EmptyState>
      )}
      {decided.length > 0 && (
        <section aria-labelledby="choices-decided" className="choices-decided">
          <h2 id="choices-decided">{t('decided')}</h2>
          <ul className="choice-list">
            {decided.map((choice) => (
              <ChoiceCard key={choice.id} choice={choice} onTold={setTold} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
