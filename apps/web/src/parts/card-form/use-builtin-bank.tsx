import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { answerQuestion, type Standing } from './builtin-calls.ts';
import type { CardResult, IntentKind } from './types.ts';

const BankQuestion = lazy(() => import('./bank-question.tsx'));

type Question = { readonly kind: IntentKind; readonly clientSecret: string };

/** Has the bank's question answered, where it asks one; `question` is shown by whoever uses it. */
export function useBuiltinBank(): {
  readonly settle: (kind: IntentKind, secret: string, standing: Standing) => Promise<CardResult>;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const answered = useRef<(result: CardResult) => void>(undefined);

  function settle(kind: IntentKind, clientSecret: string, standing: Standing): Promise<CardResult> {
    if (standing.status !== 'bank_asks') return Promise.resolve(standing);
    setAsked({ kind, clientSecret });
    return new Promise((resolve) => {
      answered.current = resolve;
    });
  }

  async function answer({ kind, clientSecret }: Question, outcome: 'approve' | 'decline') {
    const standing = await answerQuestion(kind, clientSecret, outcome);
    setAsked(null);
    answered.current?.(
      standing.status === 'bank_asks' ? { status: 'refused', why: 'unreachable' } : standing,
    );
  }

  return {
    settle,
    question: asked && (
      <Suspense>
        <BankQuestion onAnswer={(outcome) => answer(asked, outcome)} />
      </Suspense>
    ),
  };
}
