import type { AffectedOrder, Luncher } from '@yay/contract/lunchers/calls';
import { useState } from 'react';
import { dismissAlert } from '../../../lib/alerts/index.ts';
import { addLuncher } from '../api/add-luncher.ts';
import { checkLuncher } from '../api/check-luncher.ts';
import { eraseLuncher } from '../api/erase-luncher.ts';
import { removeLuncher } from '../api/remove-luncher.ts';
import { updateLuncher } from '../api/update-luncher.ts';
import { changesOf, type LuncherValues, touchesOrders } from './luncher-values.ts';

/** The outcome of an act on a luncher, and its effect on the lunches ordered ahead. */
export type Outcome = {
  kind: 'added' | 'saved' | 'removed' | 'erased' | 'erasedLater';
  luncher: Luncher;
  affected: readonly AffectedOrder[];
};

/** The question that is asked before the act. */
export type Question = {
  kind: 'save' | 'remove' | 'erase';
  affected: readonly AffectedOrder[];
};

export type Step = 'idle' | 'checking' | 'saving' | 'removing';

/**
 * Saving and removing in their steps: check what it would cancel, ask, do it, tell. Each step
 * throws the server's refusal; the form knows where to show it.
 */
export function useLuncherSaving(luncher: Luncher | null, onOutcome: (outcome: Outcome) => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [step, setStep] = useState<Step>('idle');

  async function during<Answer>(doing: Step, work: () => Promise<Answer>): Promise<Answer> {
    setStep(doing);
    // Not `finally`: the React Compiler leaves functions that have one alone.
    return work().then(
      (answer) => {
        setStep('idle');
        return answer;
      },
      (error: unknown) => {
        setStep('idle');
        throw error;
      },
    );
  }

  async function save(values: LuncherValues): Promise<void> {
    if (luncher) {
      const changes = changesOf(luncher, values);
      const { affected, data } = await during('saving', () => updateLuncher(luncher.id, changes));
      setQuestion(null);
      onOutcome({ kind: 'saved', luncher: data, affected });
      return;
    }
    const { school_id: _, grade_id, ...fields } = values;
    if (grade_id === null) return;
    const added = await during('saving', () => addLuncher({ ...fields, grade_id }));
    // It asked who eats: an answered question must not stand above the next one.
    dismissAlert('accountRegistered');
    onOutcome({ kind: 'added', luncher: added, affected: [] });
  }

  async function askToSave(values: LuncherValues): Promise<void> {
    if (luncher) {
      const { grade_id, tolerances, ...names } = changesOf(luncher, values);
      if (touchesOrders({ ...names, grade_id, tolerances })) {
        const affected = await during('checking', () =>
          checkLuncher(luncher.id, { grade_id, tolerances }),
        );
        if (affected.length > 0) {
          setQuestion({ kind: 'save', affected });
          return;
        }
      }
    }
    await save(values);
  }

  async function askToRemove(kind: 'remove' | 'erase'): Promise<void> {
    if (!luncher) return;
    const affected = await during('checking', () => checkLuncher(luncher.id, { deleted: true }));
    setQuestion({ kind, affected });
  }

  async function remove(): Promise<void> {
    if (!luncher) return;
    const { affected } = await during('removing', () => removeLuncher(luncher.id));
    setQuestion(null);
    onOutcome({ kind: 'removed', luncher, affected });
  }

  async function erase(): Promise<void> {
    if (!luncher) return;
    const { affected, erased } = await during('removing', () => eraseLuncher(luncher.id));
    setQuestion(null);
    onOutcome({ kind: erased ? 'erased' : 'erasedLater', luncher, affected });
  }

  const close = () => setQuestion(null);
  return { step, question, askToSave, save, askToRemove, remove, erase, close };
}
