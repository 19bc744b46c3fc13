import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Button } from '@yay/ui/button';
import { EmptyState } from '@yay/ui/empty-state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountNav } from '../../features/account/index.ts';
import {
  LuncherAdded,
  LuncherForm,
  LuncherList,
  LunchersFailed,
  LunchersSkeleton,
  lunchersQuery,
  type Outcome,
  OutcomeNotice,
} from '../../features/lunchers/index.ts';
import { FamilyResources } from '../../features/resources/index.ts';
import { showAlert } from '../../lib/alerts/index.ts';
import { idOf } from '../../lib/id-of.ts';
import { useMe } from '../../lib/session.ts';
import '../../parts/account-page.css';

const NEW = 'new';

/** The lunchers of a family. The address holds which one is being edited, so that Back works. */
export default function LunchersPage() {
  const t = useTranslations('lunchers');
  const me = useMe();
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const search: { luncher?: string; school?: string } = useSearch({ strict: false });
  const { data: lunchers, isError, refetch } = useQuery(lunchersQuery);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Counts how often a child's form began anew: with a save, and where its edits were given up. */
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({});

  const added = outcome?.kind === 'added' ? outcome.luncher : null;
  const adding = search.luncher === NEW && !added;
  const luncher = adding
    ? null
    : (lunchers?.find(({ id }) => String(id) === search.luncher) ?? lunchers?.[0] ?? null);

  const selected = adding ? NEW : added ? null : (luncher?.id ?? null);

  function beginAnew(which: number | typeof NEW) {
    setRounds((now) => ({ ...now, [which]: (now[which] ?? 0) + 1 }));
  }

  /** Shows a child's form. Edits of the one before are asked about, unless they are over. */
  async function select(which: number | typeof NEW | null, { isOver = false } = {}) {
    await navigate({
      to: PARENT_PAGES.lunchers.path,
      search: which === null ? {} : { luncher: String(which) },
      resetScroll: false,
      ignoreBlocker: isOver,
    });
    if (which !== null) document.getElementById('luncher-form')?.focus();
  }

  function open(which: number | typeof NEW) {
    if (added) setOutcome(null);
    void select(which);
  }

  async function tell(done: Outcome) {
    // She may be elsewhere by now, or at another child, and is not called back.
    const isHere = () => {
      const { pathname, search: now } = router.latestLocation;
      return pathname === PARENT_PAGES.lunchers.path && now.luncher === search.luncher;
    };
    // One message: lunches that are affected are listed, and what has none to list is said in passing.
    const isPlain =
      done.kind === 'added'
        ? !isHere()
        : (done.kind === 'saved' || done.kind === 'removed') && done.affected.length === 0;
    setOutcome(isPlain ? null : done);
    if (isPlain) showAlert('lunchersUpdated');
    // Her form begins anew with it, at once: later, what has been chosen since would be lost.
    if (done.kind === 'saved') {
      beginAnew(done.luncher.id);
      queries.setQueryData(lunchersQuery.queryKey, (known) =>
        known?.map((one) => (one.id === done.luncher.id ? done.luncher : one)),
      );
    }
    // Another school, allergy or child is another calendar as well.
    const readAgain = queries.invalidateQueries();
    if (done.kind !== 'added') await readAgain;
    if (!isHere()) return;
    await select(done.kind === 'saved' ? done.luncher.id : null, { isOver: true });
    window.scrollTo({ top: 0 });
  }

  return (
    <div className="acc">
      <div className="acc-top">
        <h1>{t('title')}</h1>
      </div>
      <AccountNav />
      {!lunchers && !isError && <LunchersSkeleton />}
      {!lunchers && isError && <LunchersFailed onRetry={() => void refetch()} />}
      {lunchers?.length === 0 && !adding && !added && (
        <EmptyState
          title={t('emptyTitle')}
          action={<Button onClick={() => open(NEW)}>{t('add')}</Button>}
        >
          {t('empty')}
        </EmptyState>
      )}
      {lunchers && (lunchers.length > 0 || adding || added) && (
        <div className="acc-grid">
          {outcome && !added && (
            <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
          )}
          {added && <LuncherAdded luncher={added} onAddAnother={() => open(NEW)} />}
          {lunchers.length > 0 && (
            <div>
              <LuncherList lunchers={lunchers} selected={selected} onSelect={open} />
            </div>
          )}
          {!added && (
            <LuncherForm
              // Another child, or her data as just saved, is another form.
              key={`${luncher?.id ?? NEW} ${rounds[luncher?.id ?? NEW] ?? 0}`}
              luncher={luncher}
              school={idOf(search.school)}
              familyName={me?.last ?? ''}
              siblings={lunchers.length}
              onOutcome={(done) => void tell(done)}
              onCancel={() => {
                beginAnew(luncher?.id ?? NEW);
                void select(null, { isOver: true });
              }}
            />
          )}
        </div>
      )}
      {lunchers && lunchers.length > 0 && <FamilyResources />}
    </div>
  );
}
