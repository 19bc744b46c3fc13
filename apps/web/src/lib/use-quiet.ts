import { startTransition, useEffect, useState } from 'react';
import { whenQuiet } from './when-quiet.ts';

/** False until the page has nothing more urgent to do: what shows first waits for nothing else. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => startTransition(() => setQuiet(true))), []);
  return quiet;
}
