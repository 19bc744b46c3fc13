import { type ListQuery, listQuery } from '@yay/contract/lists/calls';
import { fieldErrors, type Refusal, refuse, unstorablePath } from '../../platform/http/index.ts';

/** Parses the query of a list from the address, as strictly as from a body. */
export function readAskedList(text: string): ListQuery | Refusal {
  let asked: unknown;
  try {
    asked = JSON.parse(text);
  } catch {
    return refuse(422, 'invalid', { query: ['invalid'] });
  }
  const unstorable = unstorablePath(asked);
  if (unstorable !== undefined) return refuse(422, 'invalid', { [unstorable]: ['invalid'] });
  const read = listQuery.safeParse(asked, { reportInput: true });
  return read.success ? read.data : refuse(422, 'invalid', fieldErrors(read.error.issues));
}
