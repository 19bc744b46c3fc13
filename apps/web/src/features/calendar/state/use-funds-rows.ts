import { useEffect, useState } from 'react';

const KEY = 'funds-rows';
const MOST = 3;

/**
 * How many rows of funds there are, and until that is known, how many this device showed last: their
 * place is kept free, so that nothing jumps.
 */
export function useFundsRows(known: number | null): number {
  const [before] = useState(read);
  useEffect(() => {
    if (known !== null) write(known);
  }, [known]);
  return known ?? before;
}

function read(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return Number.isInteger(kept) ? Math.min(Math.max(kept, 0), MOST) : 0;
  } catch {
    return 0;
  }
}

/** Where nothing may be kept, no place is kept free either. */
function write(rows: number): void {
  try {
    if (rows > 0) localStorage.setItem(KEY, String(rows));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing is no reason to show nothing.
  }
}
