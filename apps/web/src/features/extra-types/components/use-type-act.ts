import { useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';

type TypeActProps = {
  /** Reads the types again. */
  onChanged: () => Promise<void>;
  /** The act is over and the types are read, whatever came of it. */
  onOver: () => void;
};

/** Carries out one act on the extra types at a time. */
export function useTypeAct({ onChanged, onOver }: TypeActProps) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  /**
   * Acts, then focuses `next`: a row that moves loses the focus, as does a button that goes. Returns
   * true when it was done.
   */
  async function carryOut(act: () => Promise<unknown>, next: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    let isDone = false;
    try {
      await act();
      isDone = true;
    } catch (error) {
      showAlert(errorText(error));
    }
    await onChanged();
    setBusy(false);
    onOver();
    focusWhenLost(() => document.getElementById(next));
    return isDone;
  }
  return { busy, carryOut };
}
