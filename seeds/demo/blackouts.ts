import { isWeekday, type PlainDate, plainDate } from '@yay/domain/calendar';
import { holidaysBetween } from '../lib/holidays.ts';
import type { Row } from '../lib/insert-rows.ts';
import { type Grade, MARKETS, type School } from '../lib/places.ts';
import { gradeOf, schoolNamed } from './places.ts';
import { signInId } from './staff.ts';
import { dayOfWeek, WEEKS_AHEAD, WEEKS_BACK, type Weeks } from './weeks.ts';

export type Blackout = {
  marketId: number | null;
  schoolId: number | null;
  gradeId: number | null;
  name: string;
  nameEs: string;
  reason: string;
  from: PlainDate;
  to: PlainDate;
  /** The deed of the team that laid it, and the one that lifted it again. */
  batch?: number;
  liftedBy?: number;
};

const LAID_TOGETHER = 1;
const LAID_AND_LIFTED = 2;
const LIFTED = 3;

export function blackoutsOf(weeks: Weeks): Blackout[] {
  const first = dayOfWeek(weeks, -WEEKS_BACK, 1);
  const last = dayOfWeek(weeks, WEEKS_AHEAD, 5);
  const holidays = holidaysBetween(first, last).filter(({ date }) => isWeekday(date));
  const everywhere = [
    ...holidays.map(({ date, name, nameEs }) => ({
      name,
      nameEs,
      reason: 'holiday',
      from: date,
      to: date,
    })),
    ...winterBreaks(first, last),
  ];
  const national: Blackout[] = MARKETS.flatMap((market) =>
    everywhere.map((one) => ({ marketId: market.id, schoolId: null, gradeId: null, ...one })),
  );
  const isHoliday = (date: PlainDate) =>
    everywhere.some(({ from, to }) => date >= from && date <= to);
  const firstFree = (candidates: PlainDate[]) =>
    candidates.find((date) => !isHoliday(date)) ?? candidates[0];
  // Next week shows a closed day whatever the season: the school's own where the nation has none.
  const nextWeekHasOne = [1, 2, 3, 4, 5].some((day) => isHoliday(dayOfWeek(weeks, 1, day)));
  const maplewood = schoolNamed('Maplewood Elementary');
  const own: Blackout[] = [
    ...closed(
      { school: maplewood },
      ['Teacher planning day', 'Día de planeación docente'],
      'teacher_planning',
      firstFree([3, 2].map((day) => dayOfWeek(weeks, nextWeekHasOne ? 2 : 1, day))),
    ),
    ...closed(
      { school: maplewood, grade: gradeOf(maplewood, 'Grade 3') },
      ['Science museum trip', 'Visita al museo de ciencias'],
      'field_trip',
      firstFree([4, 3].map((day) => dayOfWeek(weeks, 3, day))),
    ),
    ...closed(
      { school: schoolNamed('Lakeview Elementary') },
      ['Storm closure', 'Cierre por tormenta'],
      'weather_closure',
      firstFree([2, 3].map((day) => dayOfWeek(weeks, -3, day))),
    ),
    ...closed(
      { school: schoolNamed("St. Brendan's School") },
      ['Parent-teacher conferences', 'Reuniones de padres y maestros'],
      'parent_teacher_conferences',
      firstFree([5, 4].map((day) => dayOfWeek(weeks, 2, day))),
    ),
  ];
  return [...national, ...own, ...laidByTheTeam(weeks)];
}

/** Those of the year's calendar were there before; what the team did, it did lately. */
export function blackoutRows(
  blackouts: readonly Blackout[],
  createdAt: string,
  doneAt: string,
): Row[] {
  return blackouts.map((blackout, index) => ({
    id: index + 1,
    market_id: blackout.marketId,
    destination_id: blackout.schoolId,
    grade_id: blackout.gradeId,
    name: blackout.name,
    name_es: blackout.nameEs,
    type: 'date',
    reason: blackout.reason,
    starts_on: blackout.from,
    ends_on: blackout.to,
    created_at: blackout.batch === undefined ? createdAt : doneAt,
    batch_id: blackout.batch ?? null,
    lifted_at: blackout.liftedBy === undefined ? null : doneAt,
    lifted_by_batch_id: blackout.liftedBy ?? null,
  }));
}

/** Some weeks ahead, where nothing is ordered yet: two schools in one deed, and one that changed its mind. */
function laidByTheTeam(weeks: Weeks): Blackout[] {
  const oakPrairie = schoolNamed('Oak Prairie Academy');
  const testing = [oakPrairie, schoolNamed('Riverside Middle')].flatMap((school) =>
    closed({ school }, ['State testing', 'Pruebas estatales'], 'other', dayOfWeek(weeks, 6, 3)),
  );
  const half = closed(
    { school: oakPrairie },
    ['Early dismissal', 'Salida temprana'],
    'early_dismissal',
    dayOfWeek(weeks, 4, 5),
  );
  return [
    ...testing.map((one) => ({ ...one, batch: LAID_TOGETHER })),
    ...half.map((one) => ({ ...one, batch: LAID_AND_LIFTED, liftedBy: LIFTED })),
  ];
}

export function cancellationRunRows(blackouts: readonly Blackout[], at: string): Row[] {
  return [LAID_TOGETHER, LAID_AND_LIFTED].flatMap((id) => {
    const [one] = blackouts.filter(({ batch }) => batch === id);
    if (one === undefined) return [];
    return {
      id,
      reason: 'blackout',
      because: one.name,
      criteria: { starts_on: one.from, ends_on: one.to, closed_by: id },
      state: 'done',
      actor_id: signInId('ops_lead@demo.test'),
      created_at: at,
      finished_at: at,
    };
  });
}

export function blackoutBatchRows(blackouts: readonly Blackout[], at: string): Row[] {
  return [LAID_TOGETHER, LAID_AND_LIFTED, LIFTED].flatMap((id) => {
    const places = blackouts.filter(({ batch, liftedBy }) => batch === id || liftedBy === id);
    const [one] = places;
    if (one === undefined) return [];
    const isRemoval = id === LIFTED;
    return {
      id,
      kind: isRemoval ? 'removal' : 'creation',
      name: one.name,
      name_es: one.nameEs,
      reason: one.reason,
      starts_on: one.from,
      ends_on: one.to,
      market_ids: [],
      destination_ids: isRemoval ? [] : places.map(({ schoolId }) => schoolId),
      grade_ids: [],
      blackout_ids: isRemoval ? places.map((place) => blackouts.indexOf(place) + 1) : [],
      state: 'done',
      schools: places.length,
      schools_done: places.length,
      run_id: isRemoval ? null : id,
      request_key: `demo-${id}`,
      actor_id: signInId('ops_lead@demo.test'),
      created_at: at,
      finished_at: at,
    };
  });
}

export function isClosed(
  blackouts: readonly Blackout[],
  school: School,
  gradeId: number,
  date: PlainDate,
): boolean {
  return blackouts.some(
    (blackout) =>
      blackout.liftedBy === undefined &&
      date >= blackout.from &&
      date <= blackout.to &&
      (blackout.marketId === school.market.id ||
        (blackout.schoolId === school.id &&
          (blackout.gradeId === null || blackout.gradeId === gradeId))),
  );
}

function winterBreaks(first: PlainDate, last: PlainDate) {
  return [...new Set([first.slice(0, 4), last.slice(0, 4)])]
    .map((year) => ({
      name: 'Winter break',
      nameEs: 'Vacaciones de invierno',
      reason: 'winter_break',
      from: plainDate(`${year}-12-24`),
      to: plainDate(`${year}-12-31`),
    }))
    .filter(({ from, to }) => from <= last && to >= first);
}

function closed(
  where: { school: School; grade?: Grade },
  [name, nameEs]: readonly [string, string],
  reason: string,
  date: PlainDate | undefined,
): Blackout[] {
  if (date === undefined) return [];
  return [
    {
      marketId: null,
      schoolId: where.school.id,
      gradeId: where.grade?.id ?? null,
      name,
      nameEs,
      reason,
      from: date,
      to: date,
    },
  ];
}
