import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageRecord, VersionSummary } from '@yay/contract/pages/calls';
import { isOpenKind, type PageLocale } from '@yay/contract/pages/values';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatClock, formatDayOf } from '../../../lib/more-formats.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import { discardDraft, restoreVersion, takeOff, unscheduleVersion } from '../api/change-page.ts';
import { pageKey, pageQuery, versionQuery } from '../api/page-query.ts';
import { valuesOf } from '../model/draft-state.ts';
import type { Draft } from '../model/use-draft.ts';
import { useLostLinks } from '../model/use-lost-links.ts';
import { VersionDiff } from './version-diff.tsx';

const LOOKS = { draft: 'quiet', scheduled: 'info', shown: 'ok', waiting: 'info', over: 'quiet' };

/** Every version in a language: what differs between two of them, and back to an old one. */
export function VersionsTab({
  page,
  locale,
  draft,
}: {
  page: PageRecord;
  locale: PageLocale;
  draft: Draft;
}) {
  const t = useTranslations('pages');
  const versions = page.versions.filter((version) => version.locale === locale);
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const after = chosen.after ?? versions[0]?.id;
  const before = chosen.before ?? versions[1]?.id ?? after;
  const columns = useVersionColumns();
  /** Picks one of the two that are compared. */
  const chooser = (side: 'before' | 'after', id: number | undefined) => ({
    id: side,
    title: t(`versions.${side === 'before' ? 'older' : 'newer'}`),
    labeled: true,
    cell: (version: VersionSummary) => (
      <input
        type="radio"
        className="staff-radio"
        name={`version-${side}`}
        aria-label={t(`versions.${side}`, { number: version.number })}
        checked={id === version.id}
        onChange={() => setChosen((now) => ({ ...now, [side]: version.id }))}
      />
    ),
  });
  if (versions.length === 0) return <p className="page-none">{t('versions.none')}</p>;
  return (
    <div className="page-versions">
      <RecordTable
        caption={t('tabs.versions')}
        rows={versions}
        keyOf={({ id }) => id}
        columns={[
          ...(versions.length > 1 ? [chooser('before', before), chooser('after', after)] : []),
          ...columns,
          {
            id: 'acts',
            title: t('versions.acts'),
            titleHidden: true,
            look: 'acts',
            cell: (version) => <VersionActs page={page} version={version} draft={draft} />,
          },
        ]}
      />
      {before === after ? (
        <p className="page-none">{t(versions.length === 1 ? 'compare.onlyOne' : 'compare.same')}</p>
      ) : (
        <Compare
          page={page}
          before={versions.find(({ id }) => id === before)}
          after={versions.find(({ id }) => id === after)}
        />
      )}
    </div>
  );
}

function useVersionColumns(): RecordColumn<VersionSummary>[] {
  const t = useTranslations('pages');
  return [
    {
      id: 'version',
      title: t('versions.version'),
      namesRow: true,
      cell: ({ number, title, based_on: basedOn }) => (
        <>
          {t('versions.named', { number, title: title || '…' })}
          {basedOn !== null && (
            <span className="dim"> {t('versions.basedOn', { number: basedOn })}</span>
          )}
        </>
      ),
    },
    {
      id: 'state',
      title: t('versions.state'),
      labeled: true,
      cell: ({ state }) => (
        <span className={`st ${LOOKS[state]}`}>{t(`versionStates.${state}`)}</span>
      ),
    },
    {
      id: 'time',
      title: t('versions.time'),
      labeled: true,
      cell: (version) => <Window version={version} />,
    },
    {
      id: 'author',
      title: t('versions.author'),
      labeled: true,
      cell: ({ author }) => author?.full_name ?? '',
    },
  ];
}

function Window({ version }: { version: VersionSummary }) {
  const t = useTranslations('pages.versions');
  const locale = useLocale();
  const moment = (at: string) =>
    `${formatDayOf(at, OFFICE, locale)}, ${formatClock(at, OFFICE, locale)}`;
  const { publish_at: from, unpublish_at: until } = version;
  if (from === null) return moment(version.updated_at);
  return until === null
    ? t('from', { from: moment(from) })
    : t('fromUntil', { from: moment(from), until: moment(until) });
}

function VersionActs({
  page,
  version,
  draft,
}: {
  page: PageRecord;
  version: VersionSummary;
  draft: Draft;
}) {
  const t = useTranslations('pages');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<'restore' | 'takeOff' | 'discard' | null>(null);
  const lost = useLostLinks(page);
  const isLast = page.locales.filter(({ shown }) => shown !== null).length === 1;
  const [busy, setBusy] = useState(false);
  if (page.state === 'archived') return null;
  const inLocale = page.locales.find(({ locale }) => locale === version.locale);
  const hasDraft = inLocale?.draft != null;

  async function run(
    call: () => Promise<PageRecord>,
    done: 'pageTakenOff' | 'pageVersionRestored' | 'pageDraftDiscarded',
  ) {
    setBusy(true);
    try {
      client.setQueryData(pageQuery(page.id).queryKey, await call());
      showAlert(done);
    } catch (error) {
      showAlert(errorText(error));
      await client.invalidateQueries({ queryKey: pageKey(page.id) });
    }
    setBusy(false);
    setAsking(null);
  }
  const restore = () =>
    run(async () => {
      const revision = hasDraft ? await draft.flush() : null;
      return restoreVersion(page.id, version.id, revision);
    }, 'pageVersionRestored');

  const discard = () =>
    run(async () => {
      const revision = await draft.flush();
      return discardDraft(page.id, {
        locale: version.locale,
        revision: revision ?? inLocale?.current?.revision ?? 1,
      });
    }, 'pageDraftDiscarded');
  const word = asking ?? 'restore';

  return (
    <span className="version-acts">
      {version.state === 'draft' && page.versions.length > 1 && (
        <button type="button" className="staff-btn" onClick={() => setAsking('discard')}>
          {t('versions.discard')}
        </button>
      )}
      {version.state === 'scheduled' && (
        <button
          type="button"
          className="staff-btn"
          onClick={() =>
            void run(() => unscheduleVersion(page.id, version.id), 'pageVersionRestored')
          }
        >
          {t('versions.unschedule')}
        </button>
      )}
      {version.state === 'shown' && (isOpenKind(page.kind) || version.locale !== 'en') && (
        <button type="button" className="staff-btn" onClick={() => setAsking('takeOff')}>
          {t('versions.takeOff')}
        </button>
      )}
      {version.state !== 'draft' && version.state !== 'scheduled' && (
        <button
          type="button"
          className="staff-btn"
          aria-label={t('versions.restoreNamed', { number: version.number })}
          onClick={() => (hasDraft ? setAsking('restore') : void restore())}
        >
          {t('versions.restore')}
        </button>
      )}
      <ConfirmDialog
        open={asking !== null}
        danger={asking === 'takeOff' || asking === 'discard'}
        title={t(`versions.${word}Title`)}
        confirmLabel={t(`versions.${word}`)}
        closeLabel={t('one.cancel')}
        loading={busy}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          void (asking === 'takeOff'
            ? run(() => takeOff(page.id, version.locale), 'pageTakenOff')
            : asking === 'discard'
              ? discard()
              : restore())
        }
      >
        {t(`versions.${word}Text`)}
        {asking === 'takeOff' && isLast && lost}
      </ConfirmDialog>
    </span>
  );
}

function Compare({
  page,
  before,
  after,
}: {
  page: PageRecord;
  before: VersionSummary | undefined;
  after: VersionSummary | undefined;
}) {
  const t = useTranslations('pages');
  const older = useQuery({
    ...versionQuery(page.id, before?.id ?? 0, before?.updated_at ?? ''),
    enabled: before !== undefined,
  });
  const newer = useQuery({
    ...versionQuery(page.id, after?.id ?? 0, after?.updated_at ?? ''),
    enabled: after !== undefined,
  });
  const failed = older.isError || newer.isError;
  return (
    <section className="page-compare" aria-labelledby="page-compare">
      <h2 id="page-compare">
        {t('compare.title', { before: before?.number ?? 0, after: after?.number ?? 0 })}
      </h2>
      {failed && (
        <p role="alert">
          {t('compare.failed')}{' '}
          <button
            type="button"
            className="staff-btn"
            onClick={() => {
              void older.refetch();
              void newer.refetch();
            }}
          >
            {t('compare.again')}
          </button>
        </p>
      )}
      {older.data && newer.data ? (
        <VersionDiff
          before={valuesOf(older.data)}
          after={valuesOf(newer.data)}
          pictures={[...older.data.body_pictures, ...newer.data.body_pictures]}
        />
      ) : (
        !failed && (
          <SkeletonGroup label={t('compare.loading')}>
            <Skeleton width="100%" height="8rem" />
          </SkeletonGroup>
        )
      )}
    </section>
  );
}
