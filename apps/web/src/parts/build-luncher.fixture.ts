import type { Luncher } from '@yay/contract/lunchers/calls';

const market = { id: 100, name: 'Eastern', abbreviation: 'E', timezone: 'America/New_York' };
const destination = { id: 1, name: 'Maplewood Elementary', abbreviation: 'MW', market };

/** Builds a luncher for a test: Mia Kim of a third grade, who eats everything, but for what is given. */
export function buildLuncher({
  first = 'Mia',
  grade = {},
  ...given
}: Partial<Omit<Luncher, 'grade' | 'grade_id'>> & {
  readonly grade?: Partial<Luncher['grade']>;
} = {}): Luncher {
  const whole = { id: 1, label: 'Grade 3', destination_id: 1, destination, ...grade };
  return {
    id: 1,
    first,
    name: { first, last: 'Kim' },
    full_name: `${first} Kim`,
    color: 'green',
    grade_id: whole.id,
    grade: whole,
    areOrdersRepeating: false,
    tolerances: {},
    ...given,
  };
}
