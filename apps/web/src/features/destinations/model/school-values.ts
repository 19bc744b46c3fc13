import type { DestinationRecord } from '@yay/contract/destinations/calls';
import type { DestinationStatus } from '@yay/contract/destinations/values';
import type { FieldErrors } from '../../../lib/http/index.ts';
import type { SchoolInput } from '../api/save-school.ts';

/** A grade as it is typed. */
export type GradeValue = {
  /** Tells it from the others while it has no id yet. */
  readonly key: string;
  readonly id: number | null;
  readonly label: string;
  readonly group: string;
  readonly lunchers: number;
};

/** The settings of a school, as they are typed. */
export type SchoolValues = {
  readonly name: string;
  readonly abbreviation: string;
  readonly city: string;
  readonly contact_email: string;
  readonly market_id: string;
  readonly status: DestinationStatus;
  readonly grades: readonly GradeValue[];
};

export const newSchool = (marketId: string): SchoolValues => ({
  name: '',
  abbreviation: '',
  city: '',
  contact_email: '',
  market_id: marketId,
  status: 'active',
  grades: [],
});

export const valuesOf = (school: DestinationRecord): SchoolValues => ({
  name: school.name,
  abbreviation: school.abbreviation,
  city: school.city,
  contact_email: school.contact_email ?? '',
  market_id: String(school.market.id),
  status: school.status,
  grades: school.grades.map((grade) => ({ ...grade, key: String(grade.id) })),
});

/** Returns the input to send, or the missing values. */
export function inputOf(values: SchoolValues): { input: SchoolInput } | { errors: FieldErrors } {
  const errors: Record<string, string[]> = {};
  for (const field of ['name', 'abbreviation', 'market_id'] as const) {
    if (values[field].trim() === '') errors[field] = ['required'];
  }
  values.grades.forEach(({ label, group }, index) => {
    if (label.trim() === '') errors[`grades.${index}.label`] = ['required'];
    if (group.trim() === '') errors[`grades.${index}.group`] = ['required'];
  });
  if (Object.keys(errors).length > 0) return { errors };
  return {
    input: {
      name: values.name,
      abbreviation: values.abbreviation,
      city: values.city,
      contact_email: values.contact_email,
      market_id: Number(values.market_id),
      status: values.status,
      grades: values.grades.map(({ id, label, group }) => ({ id, label, group })),
    },
  };
}

/** The list with one of its grades at another place; as it is where there is none. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
