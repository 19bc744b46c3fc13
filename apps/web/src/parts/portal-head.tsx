import { Link } from '@tanstack/react-router';
import { Skeleton } from '@yay/ui/skeleton';
import { VisuallyHidden } from '@yay/ui/visually-hidden';
import type { ReactNode } from 'react';
import './portal-head.css';

export interface PortalHeadProps {
  /** The way back to the list, for those who have several places. */
  back: { readonly path: string; readonly text: string } | false | undefined;
  /** Undefined until it is loaded; false where the frame of the page says it. */
  name: string | false | undefined;
  /** The day or week, in words. Undefined until it is known. */
  days: string | undefined;
  failed: boolean;
  /** Stands for the days that could not be loaded, and said while they are loading. */
  texts: { readonly unknown: string; readonly loading: string };
  /** Leads to the days before and after. */
  turner: ReactNode;
  /** The acts of the page. */
  children: ReactNode;
}

/** The head of a portal's page about one place: its name, the days and what can be done. */
export function PortalHead(props: PortalHeadProps) {
  const { back, name, days, failed, texts, turner, children } = props;
  return (
    <header className="portal-head">
      {back && (
        <Link to={back.path} search={{}} className="crumb">
          {back.text}
        </Link>
      )}
      <h1>
        {name !== false && (
          <span className="portal-name">
            {name ?? (!failed && <Skeleton width="10rem" height="1.25rem" />)}
          </span>
        )}{' '}
        <span className="portal-days">
          {days ??
            (failed ? (
              texts.unknown
            ) : (
              <>
                <VisuallyHidden>{texts.loading}</VisuallyHidden>
                <Skeleton width="16rem" height="2rem" />
              </>
            ))}
        </span>
      </h1>
      {turner}
      <div className="acts">{children}</div>
    </header>
  );
}
