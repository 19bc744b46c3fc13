import type { Destination, DestinationRecord } from '@yay/contract/destinations/calls';
import { gradeIsOffered } from '@yay/domain/lunchers';
import { slugify } from '@yay/domain/text';
import type { DestinationRow } from './destinations.repo.ts';
import type { DestinationRecordRow, GradeRow } from './school-record.repo.ts';

export const presentDestination = (row: DestinationRow): Destination => ({
  id: row.id,
  name: row.name,
  slug: slugify(row.name),
  abbreviation: row.abbreviation,
  city: row.city,
  status: row.status,
  market: {
    id: row.market_id,
    name: row.market_name,
    abbreviation: row.market_abbreviation,
    timezone: row.timezone,
  },
});

/** The grades that are shown and set: neither archived nor that of those who do not know theirs. */
export const shownGrades = (row: DestinationRecordRow): GradeRow[] =>
  row.grades.filter((grade) => !grade.archived && gradeIsOffered(grade.label));

export const presentRecord = (row: DestinationRecordRow): DestinationRecord => ({
  ...presentDestination(row),
  contact_email: row.contact_email,
  grades: shownGrades(row).map(({ id, label, group, lunchers }) => ({
    id,
    label,
    group,
    lunchers,
  })),
  lunchers: row.grades.reduce((sum, { lunchers }) => sum + lunchers, 0),
  families: row.families,
  version: row.version,
});

/** The fields of a school that the record keeps. */
export const recordedSchool = (row: DestinationRecordRow) => ({
  name: row.name,
  abbreviation: row.abbreviation,
  city: row.city || null,
  market: row.market_name,
  status: row.status,
  contact_email: row.contact_email,
  grades: shownGrades(row).map(({ label, group }) => `${label} (${group})`),
});
