import type { LabelPrint } from '@yay/contract/labels/calls';
import { useEffect, useState } from 'react';
import { dismissAlert, showAlert } from '../../../lib/alerts/index.ts';
import { endedTries } from './ended-tries.ts';

/** Says above the page when labels that are made anew begin, and when they are there or failed. */
export function useTellingEnds(prints: readonly LabelPrint[]): (printId: number) => void {
  const [asked, setAsked] = useState<readonly number[]>([]);
  useEffect(() => {
    const ended = endedTries(asked, prints);
    if (ended.length === 0) return;
    setAsked(asked.filter((id) => !ended.some((one) => one.id === id)));
    dismissAlert('labelStillGenerating');
    for (const { status } of ended) {
      if (status === 'ready') showAlert('labelRegenerated');
      if (status === 'failed') showAlert('labelRegenerationFailed');
    }
  }, [asked, prints]);
  return (printId) => {
    showAlert('labelStillGenerating');
    setAsked((before) => [...before, printId]);
  };
}
