let ended: () => void = () => undefined;
let underWay = 0;
/** True once the server has answered 401 while this tab was ending its session itself. */
let refused = false;
/** When somebody last signed in, on the clock of the page in milliseconds. */
let begun = 0;

/** The application's reaction to a session that has ended. It is set once. */
export function onSessionEnd(listener: () => void): void {
  ended = listener;
}

/** Notes that somebody has signed in: what was asked for before says nothing about her session. */
export function beginSession(): void {
  begun = performance.now();
}

/**
 * Announces the end of the session. An answer passes when it was asked for, in milliseconds on the
 * clock of the page: a late refusal of the former session is not the end of the present one.
 */
export function endSession(asked = Number.POSITIVE_INFINITY): void {
  if (asked < begun) return;
  if (underWay > 0) refused = true;
  else ended();
}

/**
 * Runs what ends this tab's session at its own wish. The server tells every tab of the end, this one
 * often before the answer to its request is there, and refuses what the page still asked for: it
 * needs no look at who is signed in then, and no word about the end unless the wish came to nothing.
 */
export async function endingOwn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  underWay += 1;
  try {
    const answer = await act();
    refused = false;
    return answer;
  } finally {
    underWay -= 1;
    if (refused && underWay === 0) {
      refused = false;
      ended();
    }
  }
}

export const isEndingOwn = (): boolean => underWay > 0;
