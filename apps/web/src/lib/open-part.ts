import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Brings the part that the address names behind its # into view and gives it the focus. */
export function useOpenPart(): void {
  const part = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const found = part === '' ? null : document.getElementById(part);
    if (found === null) return;
    (found.closest('section') ?? found).scrollIntoView({ block: 'start' });
    found.focus({ preventScroll: true });
  }, [part]);
}
