import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from zero up to the last stage, one further after each paint. A long form draws its parts by
 * it, one at a time, so that a slow phone can answer a tap in between.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1));
  }, [stage, last]);
  return stage;
}
