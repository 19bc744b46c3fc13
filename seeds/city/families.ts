import { nextColor } from '@yay/domain/lunchers';
import { type Instant, toIso } from '@yay/domain/time';
import { CopyText } from '../lib/copy-rows.ts';
import { CHILD_NAMES, FIRST_NAMES, LAST_NAMES } from '../lib/people.ts';
import type { School } from '../lib/places.ts';
import type { Random } from '../lib/random.ts';
import { TOLERANCES } from '../lib/tolerances.ts';
import { cityParentEmail } from './size.ts';

const MOST_CHILDREN = 4;
/** A family in so many does not know its grades yet; a few of those come back after a year. */
const UNPLACED = 100;
const REBOARDED = 300;
export const isUnplaced = (family: number): boolean => family % UNPLACED === UNPLACED - 1;

/** A column a field, so that a hundred thousand children stay small; indexes are ids less one. */
export type CityFamilies = {
  count: number;
  /** Index of each family's first luncher; one more at the end. */
  firstLuncher: Int32Array;
  /** Index of the school. */
  school: Int32Array;
  grade: Int32Array;
  /** 0 is Lower. */
  group: Uint8Array;
  /** Which of TOLERANCES, from 1; 0 is none. */
  profile: Uint8Array;
};

export function cityFamilies(
  size: { families: number; lunchers: number },
  schools: readonly School[],
  random: Random,
): CityFamilies {
  const children = childrenPerFamily(size, random);
  const lunchers = children.reduce((sum, count) => sum + count, 0);
  const families: CityFamilies = {
    count: size.families,
    firstLuncher: new Int32Array(size.families + 1),
    school: new Int32Array(lunchers),
    grade: new Int32Array(lunchers),
    group: new Uint8Array(lunchers),
    profile: new Uint8Array(lunchers),
  };
  let luncher = 0;
  for (const [family, count] of children.entries()) {
    families.firstLuncher[family] = luncher;
    const home = random.between(0, schools.length - 1);
    for (let child = 0; child < count; child++, luncher++) {
      const index = random.chance(0.12) ? random.between(0, schools.length - 1) : home;
      const known = schools[index]?.grades.slice(0, -1) ?? [];
      const drawn = random.pick(known);
      const grade = isUnplaced(family) ? (schools[index]?.grades.at(-1) ?? drawn) : drawn;
      families.school[luncher] = index;
      families.grade[luncher] = grade.id;
      families.group[luncher] = grade.group === 'Lower' ? 0 : 1;
      families.profile[luncher] = random.chance(0.25) ? random.between(1, TOLERANCES.length) : 0;
    }
  }
  families.firstLuncher[size.families] = luncher;
  return families;
}

/** One child each while there are any, the others drawn over the families. */
function childrenPerFamily(
  { families, lunchers }: { families: number; lunchers: number },
  random: Random,
): Uint8Array {
  if (lunchers > families * MOST_CHILDREN) {
    throw new RangeError(`a family has at most ${MOST_CHILDREN} lunchers`);
  }
  const children = new Uint8Array(families).fill(1, 0, Math.min(families, lunchers));
  let left = lunchers - families;
  while (left > 0) {
    const family = random.between(0, families - 1);
    const count = children[family] ?? 0;
    if (count >= MOST_CHILDREN) continue;
    children[family] = count + 1;
    left -= 1;
  }
  return children;
}

const nameAt = (names: readonly string[], index: number) => names[index % names.length] ?? 'Lee';
const lastName = (family: number) => nameAt(LAST_NAMES, family * 7 + Math.floor(family / 54));

export const USER_COLUMNS =
  'users (id, email, first, last, password_hash, locale, email_proved_at, reboard, created_at)';
export function userText({ count }: CityFamilies, passwordHash: string, joined: Instant): CopyText {
  const text = new CopyText();
  const joinedAt = toIso(joined);
  for (let family = 0; family < count; family++) {
    const first = nameAt(FIRST_NAMES, family);
    text.line(
      `${family + 1}\t${cityParentEmail(family + 1)}\t${first}\t${lastName(family)}\t${passwordHash}\t${family % 8 === 0 ? 'es' : 'en'}\t${joinedAt}\t${family % REBOARDED === REBOARDED - 1}\t${joinedAt}`,
    );
  }
  return text;
}

export function roleText({ count }: CityFamilies): CopyText {
  const text = new CopyText();
  for (let family = 0; family < count; family++) text.line(`${family + 1}\tcustomer`);
  return text;
}

export const LUNCHER_COLUMNS =
  'lunchers (id, user_id, grade_id, destination_id, first, last, color, tolerances, room_id, created_at)';
export function luncherText(
  families: CityFamilies,
  joined: Instant,
  seatOf: (gradeId: number, luncherId: number) => number | null,
): CopyText {
  const text = new CopyText();
  const joinedAt = toIso(joined);
  const tolerances = ['{}', ...TOLERANCES.map((one) => JSON.stringify(one))];
  for (let family = 0; family < families.count; family++) {
    const first = families.firstLuncher[family] ?? 0;
    const end = families.firstLuncher[family + 1] ?? 0;
    for (let luncher = first; luncher < end; luncher++) {
      text.line(
        `${luncher + 1}\t${family + 1}\t${families.grade[luncher]}\t${(families.school[luncher] ?? 0) + 1}\t${nameAt(CHILD_NAMES, luncher)}\t${lastName(family)}\t${nextColor(luncher - first)}\t${tolerances[families.profile[luncher] ?? 0]}\t${seatOf(families.grade[luncher] ?? 0, luncher + 1) ?? '\\N'}\t${joinedAt}`,
      );
    }
  }
  return text;
}
