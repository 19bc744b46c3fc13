import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { leadsSomewhere } from '../parts/navigation.ts';

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
