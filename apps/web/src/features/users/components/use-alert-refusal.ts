import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';

/** Says what the server says; where it said nothing, what is known of why. */
export function useAlertRefusal(): (error: unknown) => void {
  const textOf = useErrorText();
  return (error) => {
    // A session that ended says so by itself.
    if (isHttpError(error) && error.status === 401) return;
    const said = isHttpError(error) && error.message !== error.code ? error.message : '';
    showAlert(said || textOf(error));
  };
}
