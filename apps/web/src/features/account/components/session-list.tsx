import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '@yay/contract/identity/account';
import { Button } from '@yay/ui/button';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { CheckCircleIcon, ComputerDesktopIcon, DevicePhoneMobileIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { Tag } from '@yay/ui/tag';
import { formatAgo } from '@yay/words/more-times';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { serverNowMs } from '../../../lib/clock.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { deviceZone } from '../../../lib/format.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { endOtherSessions, endSession, sessionsQuery } from '../api/sessions.ts';
import { SectionHead } from './section-head.tsx';

/** Lists one's sessions, each with the way to end it. */
export function SessionList() {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<number | 'others' | null>(null);
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState<string | null>(null);

  async function end(which: number | 'others') {
    setEnding(which);
    try {
      const count = which === 'others' ? (await endOtherSessions()).ended : await endOne(which);
      setTold(t('sessions.ended', { count }));
    } catch (error) {
      showAlert(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    setEnding(null);
    setAsking(false);
  }

  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <section className="form" aria-labelledby="sessions">
      <SectionHead id="sessions" title={t('sessions.title')}>
        {t('sessions.text')}
      </SectionHead>
      {told && (
        <Notice tone="ok" live="status">
          {told}
        </Notice>
      )}
      {!sessions && !isError && (
        <SkeletonGroup label={t('sessions.loading')}>
          <Skeleton height="3.5rem" />
        </SkeletonGroup>
      )}
      {!sessions && isError && (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button kind="line" size="sm" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('sessions.failed')}
        </Notice>
      )}
      {sessions && (
        <ul className="session-list" aria-label={t('sessions.list')}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions && others.length === 0 && <p className="hint">{t('sessions.onlyThis')}</p>}
      {others.length > 0 && (
        <div className="form-foot">
          <Button kind="line" onClick={() => setAsking(true)}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void end('others')}
        title={t('sessions.endOthersTitle')}
        confirmLabel={t('sessions.endOthers')}
        closeLabel={t('cancel')}
        loading={ending === 'others'}
        loadingLabel={t('saving')}
      >
        <p>{t('sessions.endOthersText')}</p>
      </ConfirmDialog>
    </section>
  );
}

async function endOne(id: number): Promise<number> {
  await endSession(id);
  return 1;
}

type SessionRowProps = { session: OwnSession; ending: boolean; onEnd: () => void };

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const t = useTranslations('account.sessions');
  const locale = useLocale();
  const { browser, system, ip } = session;
  const device =
    browser === null && system === null
      ? t('unknownDevice')
      : t('device', {
          browser: browser ?? t('unknownBrowser'),
          system: system ?? t('unknownDevice'),
        });
  const when = formatAgo(Date.parse(session.last_seen_at), serverNowMs(), locale);
  const seen = ip === null ? t('seen', { when }) : t('seenFrom', { when, ip });
  const hours = Math.round(session.idle_hours);
  const days = Math.round(session.idle_hours / 24);
  const endDay = formatDayOf(session.ends_at, deviceZone(), locale);
  const isHandheld = session.kind === 'mobile' || session.kind === 'tablet';
  return (
    <li>
      {isHandheld ? <DevicePhoneMobileIcon /> : <ComputerDesktopIcon />}
      <div>
        <b>{device}</b>
        <p>{seen}</p>
        <p>{t(days > 1 ? 'endsDays' : 'endsHours', { hours, days, day: endDay })}</p>
        {session.acting_as !== null && <p>{t('actingAs', { name: session.acting_as })}</p>}
      </div>
      {session.current ? (
        <Tag tone="ok" icon={<CheckCircleIcon />}>
          {t('current')}
        </Tag>
      ) : (
        <Button
          kind="line"
          size="sm"
          loading={ending}
          aria-label={t('endOne', { device, seen })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
