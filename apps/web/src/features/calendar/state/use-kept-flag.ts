import { useState } from 'react';

/** A yes or no that this device remembers. */
export function useKeptFlag(key: string): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => read(key));
  return [
    on,
    (next) => {
      write(key, next);
      setOn(next);
    },
  ];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

/** Keeps the flag; in a browser that refuses storage it lasts as long as the page. */
function write(key: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing is no reason to show nothing.
  }
}
