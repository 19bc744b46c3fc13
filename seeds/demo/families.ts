import type { Tolerances } from '@yay/domain/allergy';
import { type LuncherColor, nextColor } from '@yay/domain/lunchers';
import { type Instant, instant, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { CHILD_NAMES, FIRST_NAMES, LAST_NAMES } from '../lib/people.ts';
import { CENTRAL, type Grade, NOT_KNOWN, type School } from '../lib/places.ts';
import type { Random } from '../lib/random.ts';
import { TOLERANCES } from '../lib/tolerances.ts';
import { gradeOf, SCHOOLS, schoolNamed } from './places.ts';

export type Luncher = {
  id: number;
  userId: number;
  first: string;
  last: string;
  color: LuncherColor;
  school: School;
  grade: Grade;
  tolerances: Tolerances;
};

export type Family = {
  userId: number;
  email: string;
  first: string;
  last: string;
  locale: 'en' | 'es';
  joinedAt: Instant;
  /** The first week for which it orders; 0 is this one. */
  firstWeek: number;
  /** Asked at the next sign-in who still eats. */
  reboard: boolean;
  lunchers: Luncher[];
};

type Child = { first: string; school: string; grade: string; tolerances?: Tolerances };

const DAY = 86_400_000;
export const FAMILY_COUNT = 120;
/** The generated families come after the people that sign in by name. */
const FIRST_GENERATED_ID = 101;

/** A week that nobody has ordered yet. */
const NOT_YET = 2;

/** The parents that sign in by name, everybody else, and two whom the office has to place. */
export function familiesOf(
  now: Instant,
  signedIn: { dana: number; sam: number; priya: number; nina: number },
  random: Random,
): Family[] {
  let lastLuncherId = 0;
  const lunchers = (userId: number, last: string, children: readonly Child[]): Luncher[] =>
    children.map((child, index) => {
      const school = schoolNamed(child.school);
      lastLuncherId += 1;
      return {
        id: lastLuncherId,
        userId,
        first: child.first,
        last,
        color: nextColor(index),
        school,
        grade: gradeOf(school, child.grade),
        tolerances: child.tolerances ?? {},
      };
    });
  const family = (
    person: { userId: number; first: string; last: string; email: string },
    children: readonly Child[],
    rest: Partial<Family> = {},
  ): Family => ({
    ...person,
    locale: 'en',
    joinedAt: instant(now - 200 * DAY),
    firstWeek: -100,
    reboard: false,
    lunchers: lunchers(person.userId, person.last, children),
    ...rest,
  });

  const families = [
    family({ userId: signedIn.dana, first: 'Dana', last: 'Kim', email: 'parent@demo.test' }, [
      {
        first: 'Mia',
        school: 'Maplewood Elementary',
        grade: 'Grade 3',
        tolerances: { peanuts: 'avoid_strictly', egg: 'avoid' },
      },
      {
        first: 'Leo',
        school: 'Maplewood Elementary',
        grade: 'Grade 1',
        tolerances: { sesame: 'avoid' },
      },
      { first: 'Ada', school: 'Riverside Middle', grade: 'Grade 6' },
    ]),
    family(
      { userId: signedIn.sam, first: 'Sam', last: 'Reyes', email: 'newparent@demo.test' },
      [],
      {
        joinedAt: instant(now - 3_600_000),
      },
    ),
    family({ userId: signedIn.priya, first: 'Priya', last: 'Nair', email: 'customer@demo.test' }, [
      { first: 'Anika', school: 'Lakeview Elementary', grade: 'Grade 2' },
    ]),
  ];
  const generated = FAMILY_COUNT - families.filter((one) => one.lunchers.length > 0).length;
  for (let index = 0; index < generated; index++) {
    const first = random.pick(FIRST_NAMES);
    const last = LAST_NAMES[(index * 7 + random.between(0, 3)) % LAST_NAMES.length] ?? 'Lee';
    // Every seventh came within the last weeks; the others have been here for long.
    const firstWeek = index % 7 === 0 ? random.between(-4, 1) : -100;
    const weeksHere = firstWeek === -100 ? random.between(9, 60) : 2 - firstWeek;
    families.push(
      family(
        {
          userId: FIRST_GENERATED_ID + index,
          first,
          last,
          email: `${first}.${last}.${index + 1}@families.test`.toLowerCase(),
        },
        childrenOf(SCHOOLS[index % SCHOOLS.length] as School, random),
        {
          locale: random.chance(0.12) ? 'es' : 'en',
          joinedAt: instant(
            now - (weeksHere * 7 + random.between(0, 4)) * DAY - random.between(0, DAY),
          ),
          firstWeek,
        },
      ),
    );
  }
  // After everybody else, so that they take no id and no chance from the others.
  families.push(
    // The roll-over left one child without a grade, and so it asked.
    family(
      { userId: signedIn.nina, first: 'Nina', last: 'Brooks', email: 'returning@demo.test' },
      [
        { first: 'Eli', school: 'Maplewood Elementary', grade: NOT_KNOWN },
        { first: 'Theo', school: 'Maplewood Elementary', grade: 'Grade 2' },
      ],
      { firstWeek: NOT_YET, reboard: true },
    ),
    family(
      {
        userId: FIRST_GENERATED_ID + generated,
        first: 'Omar',
        last: 'Haddad',
        email: 'omar.haddad@families.test',
      },
      [{ first: 'Lina', school: 'Maplewood Elementary', grade: NOT_KNOWN }],
      { firstWeek: NOT_YET, joinedAt: instant(now - 2 * DAY) },
    ),
  );
  return families;
}

function childrenOf(school: School, random: Random): Child[] {
  const names = random.some(CHILD_NAMES, random.pick([1, 1, 2, 2, 2, 3, 4]));
  return names.map((first) => {
    const own = random.chance(0.8)
      ? school
      : random.pick(SCHOOLS.filter((one) => one.market === school.market));
    const known = own.grades.slice(0, -1);
    return {
      first,
      school: own.name,
      grade: random.pick(known).label,
      tolerances: random.chance(0.25) ? random.pick(TOLERANCES) : {},
    };
  });
}

/** Numbers that are never given to anybody: 555-01xx, with the area code of where the children eat. */
const phoneOf = ({ userId, lunchers }: Family): string =>
  `+1${lunchers[0]?.school.market === CENTRAL ? '615' : '404'}55501${String(userId % 100).padStart(2, '0')}`;

export function familyUserRows(families: readonly Family[], passwordHash: string): Row[] {
  return families.map((family) => ({
    id: family.userId,
    email: family.email,
    first: family.first,
    last: family.last,
    phone: phoneOf(family),
    password_hash: passwordHash,
    locale: family.locale,
    delinquent: false,
    reboard: family.reboard,
    email_proved_at: toIso(family.joinedAt),
    created_at: toIso(family.joinedAt),
  }));
}

export function luncherRows(families: readonly Family[]): Row[] {
  return families.flatMap(({ joinedAt, lunchers }) =>
    lunchers.map((luncher) => ({
      id: luncher.id,
      user_id: luncher.userId,
      grade_id: luncher.grade.id,
      destination_id: luncher.school.id,
      first: luncher.first,
      last: luncher.last,
      color: luncher.color,
      tolerances: luncher.tolerances,
      are_orders_repeating: false,
      created_at: toIso(joinedAt),
    })),
  );
}
