import type { AffectedOrder, Luncher } from '@yay/contract/lunchers/calls';
import { useState } from 'react';
import { checkLuncher } from '../api/check-luncher.ts';
import { returnFamily } from '../api/return-family.ts';
import { asTheyWere, changeOf, type ReturningLuncher, saidOf, withoutGrade } from './returning.ts';

export interface ReturnQuestion {
  readonly left: readonly string[];
  /** The ordered lunches that the answers would cancel, by the luncher's name. */
  readonly affected: readonly {
    readonly name: string;
    readonly lunches: readonly AffectedOrder[];
  }[];
}

/**
 * Takes a returning family's statement, in its steps: check what it would cancel, ask, do it. Each
 * step throws the server's refusal.
 */
export function useReturning(lunchers: readonly Luncher[], onReturned: () => Promise<void>) {
  const [family, setFamily] = useState(() => asTheyWere(lunchers));
  const [missing, setMissing] = useState<readonly number[]>([]);
  const [question, setQuestion] = useState<ReturnQuestion | null>(null);

  function change(place: number, next: ReturningLuncher) {
    setFamily(family.map((one, index) => (index === place ? next : one)));
    setMissing(missing.filter((index) => index !== place));
  }

  async function confirm(): Promise<void> {
    await returnFamily(family.map(saidOf));
    setQuestion(null);
    await onReturned();
  }

  /** Answers false where a grade has still to be chosen. */
  async function ask(): Promise<boolean> {
    const open = withoutGrade(family);
    setMissing(open);
    if (open.length > 0) return false;
    const changes = family.flatMap((one) => {
      const planned = changeOf(one);
      return planned === null ? [] : [{ one, planned }];
    });
    const checked = await Promise.all(
      changes.map(async ({ one, planned }) => ({
        name: one.luncher.name.first,
        lunches: await checkLuncher(one.luncher.id, planned),
      })),
    );
    const affected = checked.filter(({ lunches }) => lunches.length > 0);
    const left = family.filter(({ stays }) => !stays).map(({ luncher }) => luncher.name.first);
    if (affected.length > 0 || left.length > 0) setQuestion({ left, affected });
    else await confirm();
    return true;
  }

  return {
    family,
    missing,
    question,
    change,
    setMissing,
    ask,
    confirm,
    close: () => setQuestion(null),
  };
}
