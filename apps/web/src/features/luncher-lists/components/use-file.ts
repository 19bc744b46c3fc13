import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { checkFreshSignIn } from '../../../lib/fresh-sign-in/api.ts';
import { fileHref } from '../api/list-query.ts';
import type { ListAddress } from '../model/list-address.ts';

/** Returns what saves a file of the list; a fresh sign-in is asked for first, so that no page of errors opens. */
export function useFile(schoolId: number, asked: ListAddress) {
  const errorText = useErrorText();
  return async function load(format: 'csv' | 'pdf', span: 'day' | 'week'): Promise<void> {
    try {
      await checkFreshSignIn();
      const href = fileHref(schoolId, format, asked, span);
      Object.assign(document.createElement('a'), { href, download: '' }).click();
    } catch (error) {
      showAlert(errorText(error));
    }
  };
}
