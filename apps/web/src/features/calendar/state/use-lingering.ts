import { useEffect, useState } from 'react';

/** True as long as it is, and for a while after: an indicator that only flashes tells nothing. */
export function useLingering(active: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(false);
  useEffect(() => {
    if (active) {
      setLingers(true);
      return;
    }
    const timer = setTimeout(() => setLingers(false), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return active || lingers;
}
