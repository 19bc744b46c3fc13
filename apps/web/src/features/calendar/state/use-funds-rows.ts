import { useEffect, useState } from 'react';

const KEY = 'funds-rows';
const MOST = 3;

/**
 * Returns the number of rows of funds, and until that is known, the number that this device showed
 * last: their place is kept free, so that nothing jumps.
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

/** Keeps the number of rows; a browser that refuses storage keeps no place free either. */
function write(rows: number): void {
  try {
    if (rows > 0) localStorage.setItem(KEY, String(rows));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing is no reason to show nothing.
  }
}
