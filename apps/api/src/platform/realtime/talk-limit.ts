/** Messages per socket and period, enough for every list that a member of the team opens. */
const MESSAGES = 60;
const SECONDS = 10;

/** Counts the messages of a socket; returns false for those beyond the limit. */
export function talkLimit(now: () => number = Date.now): () => boolean {
  let since = now();
  let spent = 0;
  return () => {
    if (now() - since > SECONDS * 1_000) {
      since = now();
      spent = 0;
    }
    spent += 1;
    return spent <= MESSAGES;
  };
}
