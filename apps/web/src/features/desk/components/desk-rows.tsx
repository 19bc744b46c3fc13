import { Skeleton } from '@yay/ui/skeleton';

/** Rows of the side column before they are there, as high as a few of them. */
export function DeskRows() {
  return (
    <div className="desk-rows">
      <Skeleton width="70%" height="1rem" />
      <Skeleton width="50%" height="1rem" />
      <Skeleton width="60%" height="1rem" />
    </div>
  );
}
