import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@yay/ui/button';
import { ErrorState } from '@yay/ui/error-state';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readMeAgain } from '../../../lib/read-me.ts';
import { useMe } from '../../../lib/session.ts';
import { secondFactorQuery } from '../api/second-factor-query.ts';
import type { Change, Task } from '../model/change.ts';
import { FactorList } from './factor-list.tsx';
import './second-factor.css';

const FactorTask = lazy(() => import('./factor-task.tsx'));
const RecoveryCodes = lazy(() =>
  import('./recovery-codes.tsx').then((module) => ({ default: module.RecoveryCodes })),
);

export type SecondFactorSectionProps = {
  /** False where the page's own title says what it is. */
  titled?: boolean;
};

/**
 * Shows the factors that one's own sign-in asks for besides the password. Says the words of
 * `factor`.
 */
export function SecondFactorSection({ titled = true }: SecondFactorSectionProps) {
  const t = useTranslations('second-factor');
  const me = useMe();
  return (
    <section className="form second-factor" aria-labelledby="second-factor">
      <div className={titled ? undefined : 'sr'}>
        <h2 id="second-factor">{t('title')}</h2>
        {titled && <p className="factor-intro">{t('intro')}</p>}
      </div>
      {me?.impersonator ? (
        <Notice>{t('impersonating', { name: me.full_name })}</Notice>
      ) : (
        <OwnFactors />
      )}
    </section>
  );
}

function OwnFactors() {
  const t = useTranslations('second-factor');
  const queries = useQueryClient();
  const { data: state, isError, refetch } = useQuery(secondFactorQuery);
  const [task, setTask] = useState<Task | null>(null);
  const [said, setSaid] = useState<Change['said'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function done(change: Change) {
    queries.setQueryData(secondFactorQuery.queryKey, change.state);
    setTask(null);
    setSaid(change.said);
    setCodes(change.codes);
    // With codes to keep she stays here until she has kept them.
    if (change.codes === null) void readMeAgain();
  }
  function kept() {
    setCodes(null);
    void readMeAgain();
  }

  if (!state && isError) {
    return (
      <ErrorState
        title={t('failed')}
        action={
          <Button kind="line" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  if (!state) {
    return (
      <SkeletonGroup label={t('loading')} className="factors">
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {said && (
        <Notice tone="ok" live="status">
          {t(`saved.${said}`)}
        </Notice>
      )}
      <FactorList
        state={state}
        onTask={(next) => {
          setSaid(null);
          setTask(next);
        }}
      />
      {state.required && (state.totp !== null || state.passkeys.length > 0) && (
        <p className="factor-intro">{t('required')}</p>
      )}
      <Suspense>
        {task && <FactorTask task={task} onDone={done} onClose={() => setTask(null)} />}
        {codes && <RecoveryCodes codes={codes} onKept={kept} />}
      </Suspense>
    </>
  );
}
