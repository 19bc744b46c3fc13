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

const KINDERGARTEN = 'Kindergarten';
const NOT_KNOWN = "I Don't Know Yet";
const years = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Grade ${from + index}`);

type Described = Omit<School, 'id' | 'grades'> & { lower: string[]; upper: string[] };

const described: Described[] = [
  {
    market: EASTERN,
    name: 'Maplewood Elementary',
    abbreviation: 'MAP',
    city: 'Ridgeland',
    lower: [KINDERGARTEN, ...years(1, 2)],
    upper: years(3, 5),
    menuChangesIn: 4,
    vendors: ['LUIGI', 'TACOV', 'KUMO', 'BREAD', 'OLIVE', 'SUNNY', 'BLUE'],
  },
  {
    market: EASTERN,
    name: 'Maple Street Montessori',
    abbreviation: 'MSM',
    city: 'Fairview',
    lower: ['Primary', KINDERGARTEN],
    upper: years(1, 3),
    menuChangesIn: 3,
    vendors: ['LUIGI', 'BREAD', 'OLIVE', 'GREEN', 'SUNNY', 'SPICE'],
  },
  {
    market: EASTERN,
    name: "St. Brendan's School",
    abbreviation: 'STB',
    city: 'Harborview',
    lower: [KINDERGARTEN, ...years(1, 4)],
    upper: years(5, 8),
    menuChangesIn: 1,
    vendors: ['LUIGI', 'BLUE', 'SMOKE', 'SPICE', 'BREAD', 'GREEN'],
  },
  {
    market: CENTRAL,
    name: 'Riverside Middle',
    abbreviation: 'RIV',
    city: 'Cedar Bend',
    lower: years(6, 6),
    upper: years(7, 8),
    menuChangesIn: 2,
    vendors: ['KUMO', 'TACOV', 'OLIVE', 'BREAD', 'SMOKE', 'GREEN'],
  },
  {
    market: CENTRAL,
    name: 'Lakeview Elementary',
    abbreviation: 'LAK',
    city: 'Lakeview',
    lower: [KINDERGARTEN, ...years(1, 2)],
    upper: years(3, 5),
    menuChangesIn: 4,
    vendors: ['BLUE', 'SUNNY', 'SMOKE', 'TACOV', 'LUIGI', 'SPICE'],
  },
  {
    market: CENTRAL,
    name: 'Oak Prairie Academy',
    abbreviation: 'OPA',
    city: 'Oak Prairie',
    lower: years(6, 8),
    upper: years(9, 12),
    menuChangesIn: 3,
    vendors: ['SMOKE', 'SPICE', 'GREEN', 'KUMO', 'OLIVE', 'BLUE'],
  },
];

let lastGradeId = 0;
export const SCHOOLS: readonly School[] = described.map(({ lower, upper, ...school }, index) => {
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

export function schoolNamed(name: string): School {
  const school = SCHOOLS.find((one) => one.name === name);
  if (!school) throw new Error(`no school called ${name}`);
  return school;
}

export function gradeOf(school: School, label: string): Grade {
  const grade = school.grades.find((one) => one.label === label);
  if (!grade) throw new Error(`no ${label} at ${school.name}`);
  return grade;
}
