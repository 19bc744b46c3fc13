import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { isHttpError } from '../lib/http/index.ts';

export interface LinkDoorProps<Found> {
  /** Asks what the token of the link is for. */
  asked: UseQueryResult<Found>;
  /** '' where the page was opened without a link. */
  token: string;
  /** Somebody was quicker, which came out when the link was used. */
  isOver: boolean;
  texts: Readonly<
    Record<'checking' | 'overTitle' | 'over' | 'failedTitle' | 'failed' | 'retry', string>
  >;
  /** The way on from a link that is over. */
  way: ReactNode;
  /** Heights of what stands below the title, while the link is checked. */
  heights: readonly string[];
  children: (found: Found) => ReactNode;
}

/** Opens from the link of a mail: shows its purpose, or why it has none any more. */
export function LinkDoor<Found>(props: LinkDoorProps<Found>) {
  const { asked, token, isOver, texts, way, heights, children } = props;
  if (isOver || token === '' || (isHttpError(asked.error) && asked.error.status === 422)) {
    return (
      <div className="door-form">
        <h1>{texts.overTitle}</h1>
        <p className="intro">{texts.over}</p>
        {way}
      </div>
    );
  }
  if (asked.isError) {
    return (
      <div className="door-form">
        <h1>{texts.failedTitle}</h1>
        <Notice tone="danger" live="alert">
          {texts.failed}
        </Notice>
        <Button wide onClick={() => void asked.refetch()} loading={asked.isFetching}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (asked.data === undefined) {
    return (
      <SkeletonGroup label={texts.checking} className="door-form">
        <Skeleton height="2.5rem" width="80%" />
        {heights.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </SkeletonGroup>
    );
  }
  return children(asked.data);
}
