import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { PlainDate } from '@yay/domain/calendar';
import { idOfSlug } from '@yay/domain/text';
import { HttpError } from '../../../lib/http/index.ts';
import { countsQuery } from '../api/counts-query.ts';
import { vendorPath, vendorSegment } from '../model/vendor-address.ts';
import { KitchenDay } from './kitchen-day.tsx';

export interface KitchenPageProps {
  /** The last part of the address: a readable name, and the id that decides. */
  segment: string;
  date: PlainDate | undefined;
}

/** A kitchen's day at its address; a name that is no longer right leads to the one that is. */
export function KitchenPage({ segment, date }: KitchenPageProps) {
  const id = idOfSlug(segment);
  if (id === null) throw new HttpError(404, 'not_found');
  return <KnownKitchen id={id} segment={segment} date={date} />;
}

function KnownKitchen({ id, segment, date }: KitchenPageProps & { id: number }) {
  // Only looks at what the day below asks for.
  const { data: vendor } = useQuery({
    ...countsQuery(id, date),
    select: (counts) => counts.vendor,
    enabled: false,
  });
  if (vendor && vendorSegment(vendor) !== segment) {
    return <Navigate to={vendorPath(vendor)} search={date ? { date } : {}} replace />;
  }
  return <KitchenDay vendorId={id} path={`/vendors/${segment}`} date={date} />;
}
