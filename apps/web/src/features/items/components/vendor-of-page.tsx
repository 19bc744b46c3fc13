import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordStandIn } from '../../../lib/record-form/index.ts';
import { choicesQuery } from '../api/item-query.ts';
import '../../../lib/staff/record.css';

/** Draws the page of the address's vendor; where there is none, there is no page. */
export function VendorOfPage({
  tabs,
  children,
}: {
  tabs?: (id: number) => ReactNode;
  children: (vendor: { readonly id: number; readonly name: string }) => ReactNode;
}) {
  const t = useTranslations('items.vendor');
  const { vendor: segment = '' }: { vendor?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  const query = useQuery(choicesQuery);
  if (query.data) {
    const vendor = query.data.vendors.find((one) => one.id === id);
    if (!vendor) throw new HttpError(404, 'not_found');
    return children(vendor);
  }
  return <RecordStandIn id={id} tabs={tabs?.(id)} query={query} texts={t} />;
}
