let underWay = 0;

/**
 * Runs what ends this tab's session at its own wish. The server tells every tab of the end, this one
 * often before the answer to its request is there: it needs no look at who is signed in then.
 */
export async function endingOwn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  underWay += 1;
  try {
    return await act();
  } finally {
    underWay -= 1;
  }
}

export const isEndingOwn = (): boolean => underWay > 0;
