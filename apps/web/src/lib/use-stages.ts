import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from zero up to the last stage, one further after each paint. A long form is drawn part by part
 * with it: on a slow phone, a press between two parts is heard.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1));
  }, [stage, last]);
  return stage;
}
