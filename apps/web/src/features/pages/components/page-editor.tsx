import { useQueryClient } from '@tanstack/react-query';
import { PAGES } from '@yay/contract/pages';
import type { PageRecord } from '@yay/contract/pages/calls';
import type { PageLocale } from '@yay/contract/pages/values';
import { Button } from '@yay/ui/button';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Segmented } from '@yay/ui/segmented';
import { Tabs } from '@yay/ui/tabs';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { LeaveGuard } from '../../../lib/leave-guard.tsx';
import { RecordCrumbs, SaveBar } from '../../../lib/record-form/index.ts';
import { publishDraft } from '../api/change-page.ts';
import { pageKey, pageQuery } from '../api/page-query.ts';
import { type Draft, useDraft } from '../model/use-draft.ts';
import { type PageSettingsEdit, usePageSettings } from '../model/use-page-settings.ts';
import { ContentTab } from './content-tab.tsx';
import { DraftConflictNotice } from './draft-conflict.tsx';
import { PageSettings } from './page-settings.tsx';
import { SaveLine } from './save-line.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SearchTab } from './search-tab.tsx';
import { VersionsTab } from './versions-tab.tsx';

/** A page in the language that is chosen. */
export function PageEditor({ page }: { page: PageRecord }) {
  const first = page.locales.find(({ current }) => current !== null)?.locale ?? 'en';
  const [locale, setLocale] = useState<PageLocale>(first);
  const settings = usePageSettings(page);
  return (
    <InLanguage key={locale} page={page} settings={settings} locale={locale} onLocale={setLocale} />
  );
}

const LOOKS = {
  shown: 'active',
  scheduled: 'changed',
  draft: 'quiet',
  off: 'quiet',
  archived: 'deleted',
};

function InLanguage({
  page,
  settings,
  locale,
  onLocale,
}: {
  page: PageRecord;
  settings: PageSettingsEdit;
  locale: PageLocale;
  onLocale: (locale: PageLocale) => void;
}) {
  const t = useTranslations('pages');
  const draft = useDraft(page, locale);
  const [tab, setTab] = useState('content');
  const choice = useRef<HTMLElement>(null);
  const inLocale = page.locales.find((one) => one.locale === locale);
  const name = draft.values.title || page.path;
  const archived = page.state === 'archived';
  const openSettings = () => flushSync(() => setTab('settings'));
  return (
    <div className="record page-editor">
      <RecordCrumbs list={t('list.title')} to={PAGES.adminPages.path} here={name} />
      <div className="record-head">
        <div>
          <h1>{name}</h1>
          <p className="record-meta">
            <span className={`standing is-${LOOKS[page.state]}`}>{t(`states.${page.state}`)}</span>
            {inLocale?.shown ? (
              <a href={page.path} target="_blank" rel="noopener">
                {page.path}
              </a>
            ) : (
              <span className="dim">{page.path}</span>
            )}
            <span className="dim">{t(`kinds.${page.kind}`)}</span>
          </p>
        </div>
        <Segmented
          label={t('one.language')}
          options={(['en', 'es'] as const).map((value) => ({
            value,
            label: t(`languageNames.${value}`),
          }))}
          value={locale}
          onChange={onLocale}
        />
        {!archived && <Publishing page={page} locale={locale} draft={draft} />}
      </div>
      {archived && <p className="callout">{t('one.archivedNote')}</p>}
      <SaveLine draft={draft} hasDraft={inLocale?.draft != null} />
      <DraftConflictNotice draft={draft} />
      <Tabs
        label={t('one.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          {
            id: 'content',
            label: t('tabs.content'),
            content: <ContentTab page={page} locale={locale} draft={draft} />,
          },
          {
            id: 'search',
            label: t('tabs.search'),
            content: <SearchTab page={page} locale={locale} draft={draft} />,
          },
          {
            id: 'versions',
            label: t('tabs.versions'),
            content: <VersionsTab page={page} locale={locale} draft={draft} />,
          },
          {
            id: 'settings',
            label: t('tabs.settings'),
            content: <PageSettings page={page} edit={settings} choice={choice} />,
          },
        ]}
      />
      <SaveBar
        names={settings.changed.map((field) => t(field === 'kind' ? 'list.kind' : 'address.label'))}
        saving={settings.busy}
        onSave={() => {
          openSettings();
          void settings.save();
        }}
        onDiscard={settings.discard}
        onChoose={
          settings.conflict
            ? () => {
                openSettings();
                choice.current?.focus();
              }
            : undefined
        }
      />
      <LeaveGuard unsaved={draft.unsaved + settings.changed.length} />
    </div>
  );
}

/** Publishes a draft: now, or from a minute on. */
function Publishing({
  page,
  locale,
  draft,
}: {
  page: PageRecord;
  locale: PageLocale;
  draft: Draft;
}) {
  const t = useTranslations('pages');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<'publish' | 'schedule' | null>(null);
  const [busy, setBusy] = useState(false);
  const inLocale = page.locales.find((one) => one.locale === locale);
  const nothing = inLocale?.draft == null && draft.state.kind === 'kept';
  const held = nothing || draft.state.kind === 'conflict';

  async function publish() {
    setBusy(true);
    try {
      const revision = await draft.flush();
      if (revision !== null) {
        client.setQueryData(
          pageQuery(page.id).queryKey,
          await publishDraft(page.id, { locale, revision }),
        );
        showAlert('pagePublished');
      }
    } catch (error) {
      showAlert(errorText(error));
      await client.invalidateQueries({ queryKey: pageKey(page.id) });
    }
    setBusy(false);
    setAsking(null);
  }

  return (
    <div className="record-acts">
      <button
        type="button"
        className="staff-btn"
        aria-disabled={held || undefined}
        onClick={() => !held && setAsking('schedule')}
      >
        {t('one.schedule')}
      </button>
      <Button disabled={held} onClick={() => setAsking('publish')}>
        {t('one.publish')}
      </Button>
      <ConfirmDialog
        open={asking === 'publish'}
        title={t('one.publishTitle')}
        confirmLabel={t('one.publishNow')}
        closeLabel={t('one.cancel')}
        loading={busy}
        loadingLabel={t('one.publishing')}
        onClose={() => setAsking(null)}
        onConfirm={() => void publish()}
      >
        {t('one.publishText', { path: page.path, language: locale })}
      </ConfirmDialog>
      {asking === 'schedule' && (
        <ScheduleDialog page={page} locale={locale} draft={draft} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}
