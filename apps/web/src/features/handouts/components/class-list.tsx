import type { HandOutDay } from '@yay/contract/handouts/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { CheckCircleIcon, MagnifyingGlassIcon } from '@yay/ui/icons';
import { formatDate } from '@yay/words/times';
import { useLocale, useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import type { ClockError } from '../model/clock-error.ts';
import { type BagNow, type ClassNow, countsOf } from '../model/day-view.ts';
import { type ScreenFrame, ScreenHead } from './screen-head.tsx';

/** The classes of the school, and how far each is. */
export function ClassList({
  day,
  isSaved,
  clock,
  classes,
  bags,
  onOpen,
  onFind,
  ...frame
}: ScreenFrame & {
  day: HandOutDay;
  /** The server has answered every act. */
  isSaved: boolean;
  clock: ClockError | null;
  classes: readonly ClassNow[];
  bags: readonly BagNow[];
  onOpen: (key: string) => void;
  onFind: () => void;
}) {
  const t = useTranslations('handouts');
  const counts = countsOf(bags);
  const date = formatDate(day.date, useLocale(), 'fullDay');
  return (
    <div className="ho-screen">
      <ScreenHead {...frame} title={day.school.name} note={date} saved={isSaved} />
      {clock && (
        <p className="ho-note" role="note">
          {t('clock', { ...clock })}
        </p>
      )}
      {(day.idle || classes.length === 0) && (
        <div className="ho-missing">
          <EmptyState title={t('idle.title')}>
            <IdleText day={day} />
          </EmptyState>
        </div>
      )}
      {classes.length > 0 && (
        <ul className="ho-rooms">
          {classes.map((one) => (
            <li key={one.key}>
              <ClassCard of={one} onOpen={() => onOpen(one.key)} />
            </li>
          ))}
        </ul>
      )}
      {classes.length > 0 && (
        <footer className="ho-foot">
          <div>
            <strong>{t('ofAll', { count: counts.handed_over, all: counts.all })}</strong>
            <small>{t('rest', { away: counts.not_here, problems: counts.problem })}</small>
          </div>
          <button type="button" className="ho-b ho-end" onClick={onFind}>
            <MagnifyingGlassIcon />
            {t('find')}
          </button>
        </footer>
      )}
    </div>
  );
}

/** Says why nobody has a lunch today, and when somebody has. */
function IdleText({ day: { idle, school } }: { day: HandOutDay }) {
  const t = useTranslations('handouts.idle');
  const locale = useLocale();
  // A list that this device kept from before a new version says nothing of it.
  if (!idle) return t('nobody', { school: school.name });
  const { why, closure, next_on: next } = idle;
  return (
    <>
      {t(why, { school: school.name, reason: closure ?? '' })}
      <br />
      {next === null ? t('noNext') : t('next', { day: formatDate(next, locale, 'fullDay') })}
    </>
  );
}

function ClassCard({ of, onOpen }: { of: ClassNow; onOpen: () => void }) {
  const t = useTranslations('handouts');
  const gradeIn = useGradeName();
  const { all, handed_over: out, waiting } = countsOf(of.bags);
  const isDone = all > 0 && waiting === 0;
  return (
    <button type="button" className={isDone ? 'ho-room all' : 'ho-room'} onClick={onOpen}>
      <span>
        <b>{of.grade ? gradeIn(of.grade) : t('noGrade')}</b>
        {of.room !== null && <small>{t('room', { room: of.room })}</small>}
      </span>
      <span>
        {isDone && out === all ? (
          <span className="ho-all">
            <CheckCircleIcon />
            {t('allOf', { all })}
          </span>
        ) : out === 0 ? (
          <span className="ho-n">
            {all} <small>{t('lunches', { count: all })}</small>
          </span>
        ) : (
          <span className="ho-n">
            {out} <small>{t('of', { all })}</small>
          </span>
        )}
        <progress className="ho-meter" max={Math.max(all, 1)} value={out} aria-hidden="true" />
      </span>
    </button>
  );
}
