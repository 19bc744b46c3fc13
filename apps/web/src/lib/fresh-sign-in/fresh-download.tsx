import type { MouseEvent, ReactNode } from 'react';
import { showAlert } from '../alerts/index.ts';
import { useErrorText } from '../error-text.ts';
import { checkFreshSignIn } from './api.ts';

/** A link to a file that asks for a fresh sign-in: confirmed first, so that no page of errors opens. */
export function FreshDownload({
  href,
  className,
  label,
  children,
}: {
  href: string;
  className?: string;
  label: string;
  children: ReactNode;
}) {
  const errorText = useErrorText();

  async function load(event: MouseEvent) {
    event.preventDefault();
    try {
      await checkFreshSignIn();
      Object.assign(document.createElement('a'), { href, download: '' }).click();
    } catch (error) {
      showAlert(errorText(error));
    }
  }
  return (
    <a
      className={className}
      href={href}
      download
      aria-label={label}
      onClick={(event) => void load(event)}
    >
      {children}
    </a>
  );
}
