import { useQuery } from '@tanstack/react-query';
import type { UserSession } from '@yay/contract/identity/user-sessions';
import type { User } from '@yay/contract/users/calls';
import { ArrowRightStartOnRectangleIcon } from '@yay/ui/icons';
import { formatAgo } from '@yay/words/more-times';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { RecordAct } from '../../../lib/record-act.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import { signOutEverywhere, signOutOnce, userSessionsQuery } from '../api/user-sessions.ts';

/** Lists a person's sessions, each with the way to end it. */
export function UserSessions({ user }: { user: User }) {
  const t = useTranslations('users.one.sessions');
  const query = useQuery(userSessionsQuery(user.id));
  const { queryKey } = userSessionsQuery(user.id);
  return (
    <section aria-labelledby="user-sessions">
      <h2 id="user-sessions">{t('title')}</h2>
      <StaffPart query={query} texts={t}>
        {({ data, abilities }) =>
          data.length === 0 ? (
            <p className="mid">{t('none')}</p>
          ) : (
            <>
              <ul className="user-sessions">
                {data.map((session) => (
                  <OneSession
                    key={session.id}
                    session={session}
                    user={user}
                    mayEnd={abilities.end}
                  />
                ))}
              </ul>
              {abilities.end && data.length > 1 && (
                <div className="act-list">
                  <RecordAct
                    icon={<ArrowRightStartOnRectangleIcon small />}
                    label={t('endAll')}
                    title={t('endAllTitle', { name: user.full_name })}
                    text={t('endText', { name: user.first })}
                    call={() => signOutEverywhere(user.id)}
                    queryKey={queryKey}
                  />
                </div>
              )}
            </>
          )
        }
      </StaffPart>
    </section>
  );
}

function OneSession({
  session,
  user,
  mayEnd,
}: {
  session: UserSession;
  user: User;
  mayEnd: boolean;
}) {
  const t = useTranslations('users.one.sessions');
  const locale = useLocale();
  const { browser, system, ip, impersonator, acting_as: actingAs } = session;
  const device =
    browser === null && system === null
      ? t('unknownDevice')
      : t('device', {
          browser: browser ?? t('unknownBrowser'),
          system: system ?? t('unknownDevice'),
        });
  const when = formatAgo(Date.parse(session.last_seen_at), serverNowMs(), locale);
  const hours = Math.round(session.idle_hours);
  const days = Math.round(session.idle_hours / 24);
  const day = formatDayOf(session.ends_at, OFFICE, locale);
  return (
    <li>
      <b>{device}</b>
      <p>{ip === null ? t('seen', { when }) : t('seenFrom', { when, ip })}</p>
      <p className="mid">{t(days > 1 ? 'endsDays' : 'endsHours', { hours, days, day })}</p>
      {impersonator !== null && <p>{t('impersonator', { name: impersonator })}</p>}
      {actingAs !== null && <p>{t('actingAs', { name: actingAs })}</p>}
      {mayEnd && (
        <div className="act-list">
          <RecordAct
            icon={<ArrowRightStartOnRectangleIcon small />}
            label={t('end')}
            note={<span className="sr">{`${device}, ${when}`}</span>}
            title={t('endTitle', { name: user.full_name })}
            text={t('endOneText', { device, when })}
            confirmLabel={t('end')}
            call={() => signOutOnce(user.id, session.id)}
            queryKey={userSessionsQuery(user.id).queryKey}
          />
        </div>
      )}
    </li>
  );
}
