import { showAlert } from '../alerts/index.ts';

/** The address carries all that is shown: whoever gets it sees the same. */
export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    showAlert('copiedToClipboard');
  } catch {
    showAlert('default');
  }
}
