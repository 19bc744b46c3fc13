import type { MessageModal } from '@yay/contract/message-modals/calls';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '../../../lib/words/index.ts';
import { fetchModal } from '../api/fetch-modal.ts';
import { closingCookie, staysClosed } from '../model/closing.ts';
import { pause, quietScreen } from '../model/quiet-screen.ts';
import type { MessageDialogProps } from './message-dialog.tsx';

const DELAY_MS = 2_000;

interface Arrived {
  readonly modal: MessageModal;
  readonly MessageDialog: ComponentType<MessageDialogProps>;
}

/** Asks once as the page is entered, and opens the message a moment later. Give it the path as its key. */
export function MessageOverPage({ path, payAhead }: { path: string; payAhead: boolean }) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  useEffect(() => {
    const left = new AbortController();
    arrive(path, left.signal).then(
      (found) => !left.signal.aborted && setArrived(found),
      // A promotion that does not come is nothing that anybody waits for.
      () => undefined,
    );
    return () => left.abort();
  }, [path]);
  if (!arrived) return null;
  const { modal, MessageDialog } = arrived;

  function close() {
    setArrived(null);
    if (!staysClosed(modal.id, payAhead)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: not every phone that we serve has the Cookie Store API
    document.cookie = closingCookie(document.cookie, modal.id, location.protocol === 'https:');
  }
  return <MessageDialog modal={modal} onClose={close} />;
}

async function arrive(path: string, signal: AbortSignal): Promise<Arrived | null> {
  const [found] = await Promise.all([withDialog(path, signal), pause(DELAY_MS, signal)]);
  if (found) await quietScreen(signal);
  return found;
}

/** The dialog and its words come only where there is a message. */
async function withDialog(path: string, signal: AbortSignal): Promise<Arrived | null> {
  const modal = await fetchModal(path, signal);
  if (!modal) return null;
  const [{ MessageDialog }] = await Promise.all([
    import('./message-dialog.tsx'),
    loadWords(['message-modals', 'errors']),
  ]);
  return { modal, MessageDialog };
}
