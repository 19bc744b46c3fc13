import type { LabelPrint } from '@yay/contract/labels/calls';

export interface ShownPrint {
  readonly print: LabelPrint;
  /** The end of a later try to make it anew, where that made nothing. */
  readonly triedAgain?: 'stopped' | 'failed';
}

/**
 * Puts a try that was stopped or failed to the good print of the same labels before it, which are
 * still the ones to use. A try without one stands by itself. The newest come first.
 */
export function foldTries(newestFirst: readonly LabelPrint[]): ShownPrint[] {
  return newestFirst.flatMap((print, place): ShownPrint[] => {
    const isAlike = (one: LabelPrint) => isSame(one, print);
    if (isGivenUp(print.status)) {
      const older = newestFirst.slice(place + 1).filter(isAlike);
      return older.some(({ status }) => status === 'ready') ? [] : [{ print }];
    }
    const newer = newestFirst.slice(0, place).filter(isAlike);
    const [last] = newer.map(({ status }) => status);
    const isLeft = newer.every(({ status }) => isGivenUp(status));
    return [{ print, ...(isLeft && isGivenUp(last) && { triedAgain: last }) }];
  });
}

const isGivenUp = (status: LabelPrint['status'] | undefined): status is 'stopped' | 'failed' =>
  status === 'stopped' || status === 'failed';

const isSame = (one: LabelPrint, other: LabelPrint): boolean =>
  one.kind === other.kind && one.date === other.date && one.since?.id === other.since?.id;
