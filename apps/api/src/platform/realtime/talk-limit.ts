/** How much one socket may ask for: enough for every list of a team's day, and no more. */
const MESSAGES = 60;
const SECONDS = 10;

/** Counts what a socket asks for; false once it asks for too much. */
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
