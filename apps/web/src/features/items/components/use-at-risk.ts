import type { ItemConflict, ItemRecord } from '@yay/contract/items/calls';
import type { OrdersAtRisk } from '@yay/contract/mass-cancellation/orders-at-risk';
import { useRef, useState } from 'react';
import { isHttpError } from '../../../lib/http/index.ts';

interface Saved {
  readonly data: ItemRecord;
  readonly cancellation_run_id: number | null;
}

/** The question that a save may be answered with: whether lunches that it makes unsafe are taken back. */
export function useAtRisk() {
  const [question, setQuestion] = useState<OrdersAtRisk | null>(null);
  const [runId, setRunId] = useState<number | null>(null);
  const confirmed = useRef(false);
  return {
    question,
    runId,
    save: async (send: (confirmed: boolean) => Promise<Saved>): Promise<ItemRecord> => {
      const { data, cancellation_run_id: run } = await send(confirmed.current);
      if (run !== null) setRunId(run);
      return data;
    },
    /** True when it was this question. */
    asked: (error: unknown): boolean => {
      if (!isHttpError(error) || error.code !== 'orders_at_risk') return false;
      const { at_risk: atRisk } = error.body as ItemConflict;
      if (atRisk === undefined) return false;
      setQuestion(atRisk);
      return true;
    },
    confirm: async (save: () => Promise<void>): Promise<void> => {
      confirmed.current = true;
      try {
        await save();
      } finally {
        confirmed.current = false;
        setQuestion(null);
      }
    },
    close: () => setQuestion(null),
  };
}

export type AtRisk = ReturnType<typeof useAtRisk>;
