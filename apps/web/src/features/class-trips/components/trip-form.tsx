import type { TeachersTrips } from '@yay/contract/class-trips/calls';
import { TRIP_NOTE_MAX, TRIP_PLACE_MAX } from '@yay/contract/class-trips/values';
import type { PlainDate } from '@yay/domain/calendar';
import { Button } from '@yay/ui/button';
import { classNames } from '@yay/ui/class-names';
import { CheckIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { useGradeName } from '../../../parts/grade-name.ts';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { useTripForm } from '../state/use-trip-form.ts';
import { TripChildren } from './trip-children.tsx';

/** Two school weeks are enough at a glance; the rest follows at a tap. */
const FIRST_DAYS = 10;

type Day = TeachersTrips['days'][number];

/** Asks for a class trip: the day, who goes and where to. */
export function TripForm({
  token,
  link,
  onAsked,
}: {
  token: string;
  link: TeachersTrips;
  onAsked: (next: TeachersTrips) => void;
}) {
  const t = useTranslations('class-trips.ask');
  const locale = useLocale();
  const { form, values, named, errors, problem, sending, change, send } = useTripForm(
    token,
    link,
    onAsked,
  );
  const day = link.days.find(({ date }) => date === values.date);
  const grade = link.grades.find(({ id }) => id === values.grade_id);
  return (
    <form
      ref={form}
      className="door-form trip-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div>
        <p className="trip-hello">{t('hello', { teacher: link.teacher })}</p>
        <h1>{t('title')}</h1>
        <p className="intro">
          {t('intro', {
            school: link.school,
            day: formatDate(link.ends_on, locale, 'longDay'),
          })}
        </p>
      </div>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      {link.days.length === 0 ? (
        <Notice title={t('noneTitle')}>{t('none')}</Notice>
      ) : (
        <>
          <Days
            link={link}
            value={values.date}
            error={errors.date}
            onPick={(date) => change({ date })}
          />
          <Grades
            link={link}
            day={day}
            value={values.grade_id}
            error={errors.grade_id}
            onPick={(grade_id) => change({ grade_id })}
          />
          <TripChildren
            names={values.children}
            error={errors.children}
            onChange={(children) => change({ children })}
          />
          <div data-field="place">
            <TextField
              id="trip-place"
              label={t('place')}
              hint={t('placeHint')}
              maxLength={TRIP_PLACE_MAX}
              autoComplete="off"
              required
              value={values.place}
              onChange={(event) => change({ place: event.currentTarget.value })}
              error={errors.place}
            />
          </div>
          <div data-field="note">
            <TextField
              id="trip-note"
              label={t('note')}
              labelEnd={t('optional')}
              maxLength={TRIP_NOTE_MAX}
              autoComplete="off"
              value={values.note}
              onChange={(event) => change({ note: event.currentTarget.value })}
              error={errors.note}
            />
          </div>
          <div data-field="email">
            <TextField
              id="trip-email"
              type="email"
              label={t('email')}
              labelEnd={t('optional')}
              autoComplete="email"
              value={values.email}
              onChange={(event) => change({ email: event.currentTarget.value })}
              error={errors.email}
            />
          </div>
          <Count day={day} grade={grade} named={named.length} />
          <Button type="submit" wide loading={sending} loadingLabel={t('sending')}>
            {t('send')}
          </Button>
        </>
      )}
    </form>
  );
}

/**
 * Counts the lunches that it is about where a whole grade goes, else the children who are named.
 */
function Count({
  day,
  grade,
  named,
}: {
  day: Day | undefined;
  grade: TeachersTrips['grades'][number] | undefined;
  named: number;
}) {
  const t = useTranslations('class-trips.ask');
  const gradeIn = useGradeName();
  const whoIn = useWhoGoes('class-trips');
  const locale = useLocale();
  const sayCount = (on: Day, { id, label }: TeachersTrips['grades'][number]) => {
    const date = formatDate(on.date, locale, 'dayAndWeekday');
    if (named > 0) return t('countNamed', { who: whoIn(named, label), day: date });
    const count = on.lunches.find(({ grade_id }) => grade_id === id)?.count ?? 0;
    return t('count', { count, grade: gradeIn(label), day: date });
  };
  return (
    <p className="trip-count" role="status">
      {day && grade && <>{sayCount(day, grade)} </>}
      <b>{t('nothing')}</b>
    </p>
  );
}

function Grades(props: {
  link: TeachersTrips;
  day: Day | undefined;
  value: number | null;
  error: string | undefined;
  onPick: (id: number) => void;
}) {
  const { link, day, value, error, onPick } = props;
  const t = useTranslations('class-trips.ask');
  const gradeIn = useGradeName();
  return (
    <Choice field="grade_id" legend={t('who')} error={error}>
      <div className="trip-grades">
        {link.grades.map(({ id, label }) => {
          const taken = day?.taken.find(({ grade_id }) => grade_id === id);
          return (
            <label key={id} className="trip-choice">
              <input
                type="radio"
                name="grade"
                checked={value === id}
                disabled={taken !== undefined}
                onChange={() => onPick(id)}
              />
              <span>
                <CheckIcon small />
                {taken
                  ? t(taken.by === 'trip' ? 'takenTrip' : 'takenClosure', {
                      grade: gradeIn(label),
                    })
                  : gradeIn(label)}
              </span>
            </label>
          );
        })}
      </div>
    </Choice>
  );
}

function Days({
  link,
  value,
  error,
  onPick,
}: {
  link: TeachersTrips;
  value: PlainDate | null;
  error: string | undefined;
  onPick: (date: PlainDate) => void;
}) {
  const t = useTranslations('class-trips.ask');
  const [all, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shown = all ? link.days : link.days.slice(0, FIRST_DAYS);
  return (
    <Choice field="date" legend={t('which')} error={error} box={box}>
      <div className="trip-days">
        {shown.map((day) => (
          <DayChoice
            key={day.date}
            day={day}
            isToday={day.date === link.today}
            checked={day.date === value}
            onPick={onPick}
          />
        ))}
      </div>
      {!all && link.days.length > FIRST_DAYS && (
        <button
          type="button"
          className="link trip-later"
          onClick={() => {
            setAll(true);
            requestAnimationFrame(() =>
              box.current?.querySelectorAll<HTMLInputElement>('input').item(FIRST_DAYS)?.focus(),
            );
          }}
        >
          {t('later')}
        </button>
      )}
    </Choice>
  );
}

function DayChoice({
  day,
  isToday,
  checked,
  onPick,
}: {
  day: Day;
  isToday: boolean;
  checked: boolean;
  onPick: (date: PlainDate) => void;
}) {
  const t = useTranslations('class-trips.ask');
  const locale = useLocale();
  const { date, state } = day;
  const note = isToday ? t('states.today') : state === 'open' ? null : t(`states.${state}`);
  return (
    <label className={classNames('trip-choice', 'trip-day')}>
      <input
        type="radio"
        name="date"
        checked={checked}
        disabled={state !== 'open'}
        aria-label={[formatDate(date, locale, 'fullDay'), ...(note ? [note] : [])].join(', ')}
        onChange={() => onPick(date)}
      />
      <span>
        <b>{formatDate(date, locale, 'day')}</b>
        {note ?? formatDate(date, locale, 'shortWeekday')}
      </span>
    </label>
  );
}

function Choice({
  field,
  legend,
  error,
  box,
  children,
}: {
  field: string;
  legend: string;
  error: string | undefined;
  box?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  return (
    <fieldset
      className="trip-set"
      data-field={field}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${field}-problem` : undefined}
    >
      <legend>{legend}</legend>
      <div ref={box}>{children}</div>
      {error && (
        <p id={`${field}-problem`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
