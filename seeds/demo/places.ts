import type { Row } from '../lib/insert-rows.ts';
import {
  CENTRAL,
  type DescribedSchool,
  EASTERN,
  type Grade,
  gradesFrom,
  KINDERGARTEN,
  type School,
  schoolsOf,
} from '../lib/places.ts';

const described: DescribedSchool[] = [
  {
    market: EASTERN,
    name: 'Maplewood Elementary',
    abbreviation: 'MAP',
    city: 'Ridgeland',
    lower: [KINDERGARTEN, ...gradesFrom(1, 2)],
    upper: gradesFrom(3, 5),
    menuChangesIn: 4,
    vendors: ['LUIGI', 'TACOV', 'KUMO', 'BREAD', 'OLIVE', 'SUNNY', 'BLUE'],
  },
  {
    market: EASTERN,
    name: 'Maple Street Montessori',
    abbreviation: 'MSM',
    city: 'Fairview',
    lower: ['Primary', KINDERGARTEN],
    upper: gradesFrom(1, 3),
    menuChangesIn: 3,
    vendors: ['LUIGI', 'BREAD', 'OLIVE', 'GREEN', 'SUNNY', 'SPICE'],
  },
  {
    market: EASTERN,
    name: "St. Brendan's School",
    abbreviation: 'STB',
    city: 'Harborview',
    lower: [KINDERGARTEN, ...gradesFrom(1, 4)],
    upper: gradesFrom(5, 8),
    menuChangesIn: 1,
    vendors: ['LUIGI', 'BLUE', 'SMOKE', 'SPICE', 'BREAD', 'GREEN'],
  },
  {
    market: CENTRAL,
    name: 'Riverside Middle',
    abbreviation: 'RIV',
    city: 'Cedar Bend',
    lower: gradesFrom(6, 6),
    upper: gradesFrom(7, 8),
    menuChangesIn: 2,
    vendors: ['KUMO', 'TACOV', 'OLIVE', 'BREAD', 'SMOKE', 'GREEN'],
  },
  {
    market: CENTRAL,
    name: 'Lakeview Elementary',
    abbreviation: 'LAK',
    city: 'Lakeview',
    lower: [KINDERGARTEN, ...gradesFrom(1, 2)],
    upper: gradesFrom(3, 5),
    menuChangesIn: 4,
    vendors: ['BLUE', 'SUNNY', 'SMOKE', 'TACOV', 'LUIGI', 'SPICE'],
  },
  {
    market: CENTRAL,
    name: 'Oak Prairie Academy',
    abbreviation: 'OPA',
    city: 'Oak Prairie',
    lower: gradesFrom(6, 8),
    upper: gradesFrom(9, 12),
    menuChangesIn: 3,
    vendors: ['SMOKE', 'SPICE', 'GREEN', 'KUMO', 'OLIVE', 'BLUE'],
  },
];

export const SCHOOLS: readonly School[] = schoolsOf(described);

/** Each school with the address of its office. */
export const withContacts = (schools: readonly Row[]): Row[] =>
  schools.map((row) => ({
    ...row,
    contact_email: `office@${String(row.name)
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')}.example`,
  }));

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
