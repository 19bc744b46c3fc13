import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatOffice } from '../../../parts/office-moment.ts';
import { badgeHistoryQuery, type HolderId } from '../api/kiosk-calls.ts';

/** Every badge that a child or a person ever had, the latest first. */
export function BadgeHistory({ holder, name }: { holder: HolderId; name: string }) {
  const t = useTranslations('kiosks.admin.history');
  const formatName = useTranslations('badges.formats');
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error } = useQuery(badgeHistoryQuery(holder));
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return <p className="mid">{t('loading')}</p>;
  if (data.length === 0) return <p className="mid">{t('empty', { name })}</p>;
  return (
    <ol className="kiosks-history" aria-label={t('of', { name })}>
      {data.map((badge) => (
        <li key={badge.id}>
          <span>
            {badge.number} <small>{formatName(badge.format)}</small>
          </span>
          <span className="mid">
            {badge.ended_at === null
              ? t('since', { from: formatOffice(badge.assigned_at, locale) })
              : t('between', {
                  from: formatOffice(badge.assigned_at, locale),
                  until: formatOffice(badge.ended_at, locale),
                })}
          </span>
        </li>
      ))}
    </ol>
  );
}
