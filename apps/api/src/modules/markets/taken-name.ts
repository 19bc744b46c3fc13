import { isUniqueViolation } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';

/** Runs what writes a market; one that is called so already is a message at its field. */
export async function orTaken<Result>(write: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'markets_name_key')) {
      return refuse(422, 'invalid', { name: ['name_exists'] });
    }
    if (isUniqueViolation(error, 'markets_abbreviation_key')) {
      return refuse(422, 'invalid', { abbreviation: ['taken'] });
    }
    if (isUniqueViolation(error, 'macro_markets_name_key')) {
      return refuse(422, 'invalid', { name: ['name_exists'] });
    }
    throw error;
  }
}
