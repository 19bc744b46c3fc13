import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resource } from '@yay/contract/resources/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { EmptyState } from '@yay/ui/empty-state';
import { ArrowUpTrayIcon } from '@yay/ui/icons';
import { Segmented } from '@yay/ui/segmented';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { moveOne, removeOne, resourcesQuery } from '../api/resources.ts';
import { type CardAct, ResourceCard } from './resource-card.tsx';
import './resources.css';
import '../../../parts/portal-head.css';

const ResourceDialog = lazy(() => import('./resource-dialog.tsx'));
const TABS = ['all', 'staff', 'families'] as const;
type Tab = (typeof TABS)[number];
type Asked = { act: 'add' } | { act: 'edit' | 'remove'; resource: Resource };

/** The documents and links of one school, in their order. */
export function ResourceBoard(props: { school: { id: number; name: string }; level: 'h1' | 'h2' }) {
  const { school, level: Title } = props;
  const t = useTranslations('resources');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const query = resourcesQuery(school.id);
  const { data, error, refetch } = useQuery(query);
  const [tab, setTab] = useState<Tab>('all');
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const put = (resources: Resource[]) => queries.setQueryData(query.queryKey, resources);

  async function carryOut(act: () => Promise<Resource[]>) {
    setBusy(true);
    try {
      put(await act());
    } catch (failure) {
      showAlert(errorText(failure));
      void queries.invalidateQueries({ queryKey: query.queryKey });
    }
    setBusy(false);
    setAsked(undefined);
  }
  function act(name: CardAct, resource: Resource) {
    if (name === 'edit' || name === 'remove') setAsked({ act: name, resource });
    else if (!busy) void carryOut(() => moveOne(resource.id, name));
  }
  const of = (one: Tab) => (data ?? []).filter(({ audience }) => one === 'all' || audience === one);
  const shown = of(tab);

  return (
    <section aria-labelledby="resources-title">
      <header className="portal-head">
        <Title id="resources-title">{t('title')}</Title>
        <p className="mid">{t('intro', { school: school.name })}</p>
        <div className="acts">
          <button type="button" className="staff-btn" onClick={() => setAsked({ act: 'add' })}>
            <ArrowUpTrayIcon small />
            {t('add')}
          </button>
        </div>
      </header>
      {data ? (
        data.length === 0 ? (
          <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
        ) : (
          <>
            <Segmented
              label={t('tabsLabel')}
              value={tab}
              onChange={setTab}
              options={TABS.map((value) => ({
                value,
                label: `${t(`tabs.${value}`)} ${of(value).length}`,
              }))}
            />
            {shown.length === 0 ? (
              <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
            ) : (
              <ul className="resources">
                {shown.map((resource) => (
                  <ResourceCard
                    key={resource.id}
                    resource={resource}
                    level={Title === 'h1' ? 'h2' : 'h3'}
                    moves={tab === 'all'}
                    isFirst={resource === shown[0]}
                    isLast={resource === shown.at(-1)}
                    onAct={(name) => act(name, resource)}
                  />
                ))}
              </ul>
            )}
          </>
        )
      ) : error ? (
        <StaffFailed title={t('errorTitle')} retry={t('retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </StaffFailed>
      ) : (
        <SkeletonGroup label={t('loading')} className="resources">
          <Skeleton height="15rem" />
          <Skeleton height="15rem" />
          <Skeleton height="15rem" />
          <Skeleton height="15rem" />
        </SkeletonGroup>
      )}
      <Suspense>
        {asked && asked.act !== 'remove' && (
          <ResourceDialog
            schoolId={school.id}
            resource={asked.act === 'edit' ? asked.resource : undefined}
            onSaved={put}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
      {asked?.act === 'remove' && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsked(undefined)}
          onConfirm={() => void carryOut(() => removeOne(asked.resource.id))}
          title={t('removeTitle', { title: asked.resource.said.title })}
          confirmLabel={t('remove')}
          closeLabel={t('cancel')}
          loading={busy}
          loadingLabel={t('saving')}
        >
          <p>{t('removeText')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
