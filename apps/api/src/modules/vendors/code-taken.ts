import { isUniqueViolation } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';

/** Runs what writes a vendor; a code that another one has is a message at its field. */
export async function orCodeTaken<Result>(write: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'vendors_vendor_code_key')) throw error;
    return refuse(422, 'invalid', { vendor_code: ['taken'] });
  }
}
