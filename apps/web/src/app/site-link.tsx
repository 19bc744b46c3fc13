import { Link } from '@tanstack/react-router';
import { leadsSomewhere } from '@yay/contract/navigation';
import type { ReactNode } from 'react';

/** A link to a page for visitors: one of this application, or one that the server draws. */
export function SiteLink({
  path,
  className,
  children,
}: {
  path: string;
  className?: string;
  children: ReactNode;
}) {
  return leadsSomewhere({ path }) ? (
    <Link to={path} className={className}>
      {children}
    </Link>
  ) : (
    <a href={path} className={className}>
      {children}
    </a>
  );
}
