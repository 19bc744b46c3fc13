import { type Allowance, allowBySecond } from '../src/modules/allowances/index.ts';

/** Returns the allowance by which a test gives a family, or a guest's card, without asking anybody. */
export function allowed(userId: number | null, cents: number): Allowance {
  const asked = { askedBy: -1, userId, cents };
  const one = allowBySecond({ way: 'second_person' }, { userId: -2 }, asked);
  if (one === null) throw new Error('a test allows this');
  return one;
}
