import { useQueryClient } from '@tanstack/react-query';
import type { ClassTrip } from '@yay/contract/class-trips/calls';
import { TRIP_NOTE_MAX, TRIP_PLACE_MAX } from '@yay/contract/class-trips/values';
import { TextField } from '@yay/ui/text-field';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { useFocusWhenLost } from '../../../lib/focus-when-lost.ts';
import { formatDate } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { tripsKey } from '../../../parts/school-trips.ts';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { decideTrip, tripQuery } from '../api/trips.ts';

/** Agrees to a trip or declines it, with a word; afterwards, what was answered. */
interface Props {
  readonly schoolId: number;
  readonly trip: ClassTrip;
  /** The effect of agreeing is being asked anew. */
  readonly stale: boolean;
}

export function TripDecision({ schoolId, trip, stale }: Props) {
  const t = useTranslations('class-trips.trip');
  const whoIn = useWhoGoes('class-trips');
  const box = useRef<HTMLElement>(null);
  useFocusWhenLost(box);
  return (
    <aside ref={box} tabIndex={-1} className="trip-decision" aria-labelledby="trip-decision">
      <h2 id="trip-decision">{t('decision')}</h2>
      {trip.note && <blockquote>{trip.note}</blockquote>}
      {trip.state === 'waiting' ? (
        <Deciding schoolId={schoolId} trip={trip} stale={stale} />
      ) : (
        <div role="status">
          <p>
            {t(trip.state === 'agreed' ? 'agreed' : 'declined', {
              name: trip.decided_by ?? '',
              grade: whoIn(trip.children, trip.grade.label),
            })}
          </p>
          {trip.answer && <p>{t('said', { words: trip.answer })}</p>}
        </div>
      )}
    </aside>
  );
}

function Deciding({ schoolId, trip, stale }: Props) {
  const t = useTranslations('class-trips.trip');
  const whoIn = useWhoGoes('class-trips');
  const locale = useLocale();
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [words, setWords] = useState('');
  const [nameEs, setNameEs] = useState('');
  const [busy, setBusy] = useState<'agreed' | 'declined'>();
  const [problem, setProblem] = useState<string>();

  const mayAgree = !trip.is_locked && trip.preview !== null;

  async function decide(answer: 'agreed' | 'declined') {
    setBusy(answer);
    setProblem(undefined);
    try {
      const answered = await decideTrip(schoolId, trip.id, {
        answer,
        words,
        lunchers: answer === 'agreed' ? (trip.naming?.chosen ?? []) : [],
        name_es: (answer === 'agreed' && nameEs.trim()) || null,
      });
      client.setQueryData(tripQuery(schoolId, trip.id).queryKey, answered);
    } catch (error) {
      const fields = isHttpError(error) ? Object.values(error.errors).flat() : [];
      setProblem(fields.length > 0 ? fieldText(fields) : errorText(error));
      setBusy(undefined);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: tripsKey }),
      client.invalidateQueries({ queryKey: ['blackouts'] }),
    ]);
  }
  return (
    <>
      <TextField
        id="trip-words"
        label={t('words')}
        maxLength={TRIP_NOTE_MAX}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {mayAgree && (
        <TextField
          id="trip-name-es"
          label={t('nameEs')}
          hint={t('nameEsHint', { place: trip.place })}
          lang="es"
          maxLength={TRIP_PLACE_MAX}
          autoComplete="off"
          value={nameEs}
          onChange={(event) => setNameEs(event.currentTarget.value)}
        />
      )}
      {problem && (
        <p role="alert" className="callout late">
          {problem}
        </p>
      )}
      {trip.is_locked ? (
        <p className="callout late">{t('late')}</p>
      ) : trip.preview === null ? (
        <p className="callout">
          {t(trip.naming?.chosen.length === 0 ? 'nobodyChosen' : 'closedAlready')}
        </p>
      ) : (
        <button
          type="button"
          className="staff-btn primary"
          disabled={busy !== undefined || stale}
          onClick={() => void decide('agreed')}
        >
          {busy === 'agreed'
            ? t('working')
            : t('agree', {
                day: formatDate(trip.date, locale, 'weekday'),
                grade: whoIn(trip.naming?.chosen.length ?? null, trip.grade.label),
              })}
        </button>
      )}
      <button
        type="button"
        className="staff-btn"
        disabled={busy !== undefined}
        onClick={() => void decide('declined')}
      >
        {busy === 'declined' ? t('working') : t('decline')}
      </button>
      <p className="mid">{t('closes')}</p>
    </>
  );
}
