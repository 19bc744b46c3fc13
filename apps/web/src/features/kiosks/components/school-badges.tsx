import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BadgeHolder } from '@yay/contract/badges/calls';
import { BADGE_HOLDERS, type BadgeHolders } from '@yay/contract/badges/values';
import { Chip } from '@yay/ui/chip';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettled } from '../../../lib/use-settled.ts';
import { useGradeName } from '../../../parts/grade-name.ts';
import { badgesQuery, type HolderId, takeBadge } from '../api/kiosk-calls.ts';
import { BadgeHistory } from './badge-history.tsx';
import { GiveBadge } from './give-badge.tsx';
import { useDeed } from './use-deed.ts';

const SETTLE_MS = 300;

/** Lists the badges of a school with their holders. */
export function SchoolBadges({ schoolId }: { schoolId: number }) {
  const t = useTranslations('kiosks.admin');
  const [holders, setHolders] = useState<BadgeHolders>('lunchers');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [giving, setGiving] = useState<string | null>(null);
  const deed = useDeed();
  const settled = useSettled(search, SETTLE_MS);
  const { data } = useQuery({
    ...badgesQuery(schoolId, holders, settled.trim(), page),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="kiosks-part" aria-labelledby="kiosks-badges">
      <h2 id="kiosks-badges">{t('badges')}</h2>
      <fieldset className="kiosks-holders" aria-label={t('holders.label')}>
        {BADGE_HOLDERS.map((one) => (
          <Chip
            key={one}
            pressed={holders === one}
            onClick={() => {
              setHolders(one);
              setSearch('');
              setPage(1);
              setGiving(null);
            }}
          >
            {t(`holders.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <TextField
        id="badge-search"
        label={t(`search.${holders}`)}
        autoComplete="off"
        maxLength={80}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setPage(1);
        }}
      />
      <p role="status">{deed.said}</p>
      {deed.problem !== '' && <p role="alert">{deed.problem}</p>}
      {data?.data.length === 0 && <p>{t(`nobody.${holders}`)}</p>}
      <ul>
        {data?.data.map((holder) => (
          <Holder
            key={keyOf(holder)}
            schoolId={schoolId}
            holder={holder}
            deed={deed}
            giving={giving === keyOf(holder)}
            onGive={(open) => setGiving(open ? keyOf(holder) : null)}
          />
        ))}
      </ul>
      {data && data.last_page > 1 && (
        <div className="kiosks-pages">
          <button
            type="button"
            className="staff-btn"
            aria-disabled={page === 1 || undefined}
            onClick={() => setPage(Math.max(1, page - 1))}
          >
            {t('previous')}
          </button>
          <span>{t('pages', { page: String(page), last: String(data.last_page) })}</span>
          <button
            type="button"
            className="staff-btn"
            aria-disabled={page === data.last_page || undefined}
            onClick={() => setPage(Math.min(data.last_page, page + 1))}
          >
            {t('next')}
          </button>
        </div>
      )}
    </section>
  );
}

const keyOf = ({ luncher_id, user_id }: BadgeHolder): string => `${luncher_id} ${user_id}`;

const idOf = ({ luncher_id, user_id }: BadgeHolder): HolderId =>
  luncher_id === null ? { user_id: user_id ?? 0 } : { luncher_id };

function Holder({
  schoolId,
  holder,
  deed,
  giving,
  onGive,
}: {
  schoolId: number;
  holder: BadgeHolder;
  deed: ReturnType<typeof useDeed>;
  giving: boolean;
  onGive: (open: boolean) => void;
}) {
  const t = useTranslations('kiosks.admin');
  const gradeIn = useGradeName();
  const formatName = useTranslations('badges.formats');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const name = `${holder.first} ${holder.last}`;
  return (
    <li>
      <span>
        <b className="strong">{name}</b>
        <small>{holder.grade && gradeIn(holder.grade)}</small>
      </span>
      <span className="kiosks-held">
        {holder.badges.length === 0 && <span className="mid">{t('none')}</span>}
        {holder.badges.map((badge) => (
          <span key={badge.id} className="kiosks-badge">
            {badge.number} <small>{formatName(badge.format)}</small>
            <button
              type="button"
              className="staff-btn small"
              aria-label={t('takeNamed', { number: badge.number, name })}
              aria-disabled={deed.busy || undefined}
              onClick={() =>
                void deed.run(async () => {
                  await takeBadge(badge.id);
                  return '';
                })
              }
            >
              {t('take')}
            </button>
          </span>
        ))}
      </span>
      {giving ? (
        <GiveBadge
          schoolId={schoolId}
          holder={idOf(holder)}
          name={name}
          deed={deed}
          onDone={() => onGive(false)}
        />
      ) : (
        <span className="kiosks-acts">
          <button
            type="button"
            className="staff-btn"
            aria-label={t('history.of', { name })}
            aria-expanded={isHistoryOpen}
            onClick={() => setHistoryOpen(!isHistoryOpen)}
          >
            {t('history.open')}
          </button>
          <button
            type="button"
            className="staff-btn"
            aria-label={t('giveNamed', { name })}
            onClick={() => onGive(true)}
          >
            {t('give')}
          </button>
        </span>
      )}
      {isHistoryOpen && <BadgeHistory holder={idOf(holder)} name={name} />}
    </li>
  );
}
