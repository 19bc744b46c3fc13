import { type ListQuery, listQuery } from '@yay/contract/lists/calls';
import { fieldErrors, type Refusal, refuse, unstorablePath } from '../../platform/http/index.ts';

/** The question of a list out of the address, read as strictly as out of a body. */
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
