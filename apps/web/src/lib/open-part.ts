import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Brings the part that the address names behind its # into view and gives it the focus. */
export function useOpenPart(): void {
  const part = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const element = part === '' ? null : document.getElementById(part);
    if (element === null) return;
    (element.closest('section') ?? element).scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }, [part]);
}
