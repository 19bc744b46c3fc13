import { type Zone, zone } from '@yay/domain/time';

export type Market = { id: number; name: string; abbreviation: string; zone: Zone };

export const EASTERN: Market = {
  id: 100,
  name: 'Eastern',
  abbreviation: 'EST',
  zone: zone('America/New_York'),
};
export const CENTRAL: Market = {
  id: 101,
  name: 'Central',
  abbreviation: 'CEN',
  zone: zone('America/Chicago'),
};
export const MARKETS: readonly Market[] = [EASTERN, CENTRAL];

export type Group = 'Lower' | 'Upper';
export const GROUPS: readonly Group[] = ['Lower', 'Upper'];

export type Grade = { id: number; schoolId: number; label: string; group: Group; position: number };
export type School = {
  id: number;
  market: Market;
  name: string;
  abbreviation: string;
  city: string;
  grades: Grade[];
  /** How many weeks after this one its next menu starts. */
  menuChangesIn: number;
  /** Codes of the vendors that cook for it. */
  vendors: readonly string[];
};

/** The grade of those who do not know theirs; every school has it. */
export const NOT_KNOWN = "I Don't Know Yet";

export type DescribedSchool = Omit<School, 'id' | 'grades'> & { lower: string[]; upper: string[] };

/** Gives every school and grade its id. */
export function schoolsOf(described: readonly DescribedSchool[]): School[] {
  let lastGradeId = 0;
  return described.map(({ lower, upper, ...school }, index) => {
    const id = index + 1;
    const labels = [
      ...lower.map((label) => ({ label, group: 'Lower' as const })),
      ...upper.map((label) => ({ label, group: 'Upper' as const })),
      { label: NOT_KNOWN, group: 'Lower' as const },
    ];
    const grades = labels.map((grade, position) => {
      lastGradeId += 1;
      return { ...grade, id: lastGradeId, schoolId: id, position };
    });
    return { ...school, id, grades };
  });
}

export const KINDERGARTEN = 'Kindergarten';
export const gradesFrom = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `Grade ${first + index}`);
