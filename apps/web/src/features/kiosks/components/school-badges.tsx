import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BadgeHolder } from '@yay/contract/badges/calls';
import { BADGE_FORMATS, type BadgeFormat } from '@yay/domain/badges';
import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettled } from '../../../lib/use-settled.ts';
import { useGradeName } from '../../../parts/grade-name.ts';
import { badgesQuery, compatibilityOf, giveBadge, takeBadge } from '../api/kiosk-calls.ts';
import { BadgeHistory } from './badge-history.tsx';
import { useDeed } from './use-deed.ts';

const SETTLE_MS = 300;

/** Whose badge is whose at a school. */
export function SchoolBadges({ schoolId }: { schoolId: number }) {
  const t = useTranslations('kiosks.admin');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [giving, setGiving] = useState<number | null>(null);
  const deed = useDeed();
  const settled = useSettled(search, SETTLE_MS);
  const { data } = useQuery({
    ...badgesQuery(schoolId, settled.trim(), page),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="kiosks-part" aria-labelledby="kiosks-badges">
      <h2 id="kiosks-badges">{t('badges')}</h2>
      <TextField
        id="badge-search"
        label={t('search')}
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
      {data?.data.length === 0 && <p>{t('noChildren')}</p>}
      <ul>
        {data?.data.map((holder) => (
          <Holder
            key={holder.luncher_id}
            schoolId={schoolId}
            holder={holder}
            deed={deed}
            giving={giving === holder.luncher_id}
            onGive={(open) => setGiving(open ? holder.luncher_id : null)}
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
  const [format, setFormat] = useState<BadgeFormat>('qr');
  const [number, setNumber] = useState('');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const name = `${holder.first} ${holder.last}`;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const done = await deed.run(async () => {
      await giveBadge({ luncher_id: holder.luncher_id, format, number });
      const { compatible, readers, reason } = await compatibilityOf(schoolId, format);
      if (compatible) return t('fits', { format: formatName(format) });
      const reasons = readers.flatMap((reader) => reader.reason ?? []);
      return t('doesNotFit', { reasons: reason ?? reasons.join(' ') });
    });
    if (!done) return;
    setNumber('');
    onGive(false);
  }
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
        <form
          ref={deed.form}
          noValidate
          className="kiosks-fields"
          aria-label={t('giveNamed', { name })}
          onSubmit={(event) => void submit(event)}
        >
          <NativeSelect
            label={t('format')}
            value={format}
            onChange={(event) => {
              const chosen = BADGE_FORMATS.find((one) => one === event.currentTarget.value);
              if (chosen) setFormat(chosen);
            }}
          >
            {BADGE_FORMATS.map((one) => (
              <option key={one} value={one}>
                {formatName(one)}
              </option>
            ))}
          </NativeSelect>
          <TextField
            id={`badge-${holder.luncher_id}`}
            label={t('number')}
            autoFocus
            autoComplete="off"
            maxLength={200}
            value={number}
            error={deed.errorOf('number')}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <button type="submit" className="staff-btn primary">
            {t('give')}
          </button>
          <button type="button" className="staff-btn" onClick={() => onGive(false)}>
            {t('cancel')}
          </button>
        </form>
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
      {isHistoryOpen && <BadgeHistory luncherId={holder.luncher_id} name={name} />}
    </li>
  );
}
