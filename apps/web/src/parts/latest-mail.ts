/** A mail that stayed in the built-in mailbox, which only a world that is made up has. */
export interface LatestMail {
  readonly id: number;
  readonly template: string;
  readonly subject: string;
}

/** Reads the newest mail to an address; null where there is no mailbox, or no mail in it. */
export async function readLatestMail(to: string): Promise<LatestMail | null> {
  const answer = await fetch(`/dev/mailbox/latest?${new URLSearchParams({ to })}`);
  return answer.ok ? ((await answer.json()) as LatestMail) : null;
}
