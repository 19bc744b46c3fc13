import { Link } from '@tanstack/react-router';
import { leadsSomewhere } from '@yay/contract/navigation';
import { isOfVisitors } from '@yay/contract/public-site/addresses';
import type { ReactNode } from 'react';
import { useMe } from '../lib/session.ts';

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
  const me = useMe();
  const isHere = leadsSomewhere({ path }) && (me !== null || !isOfVisitors(path));
  return isHere ? (
    <Link to={path} className={className}>
      {children}
    </Link>
  ) : (
    <a href={path} className={className}>
      {children}
    </a>
  );
}
