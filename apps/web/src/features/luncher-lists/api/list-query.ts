import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { getLuncherSheet, listLunchersOfSchool } from '@yay/contract/luncher-lists/calls';
import { send } from '../../../lib/http/index.ts';
import { isNotThere } from '../../../lib/record-options.ts';
import type { ListAddress } from '../model/list-address.ts';

/** Returns an address without its columns, which the page alone needs. */
const askedOf = ({ hide: _, ...asked }: ListAddress) => asked;

/** A list of people who come and go is asked anew each time that it is opened, and as they do. */
const common = (schoolId: number) => ({
  staleTime: 2_000,
  throwOnError: isNotThere,
  meta: { cancelOnLeave: true as const, ofSchool: schoolId },
});

export const listQuery = (schoolId: number, address: ListAddress) => {
  const asked = askedOf(address);
  return queryOptions({
    queryKey: ['luncher-list', schoolId, asked],
    queryFn: ({ signal }) =>
      send<typeof listLunchersOfSchool>({
        method: 'GET',
        path: '/api/v2/luncher-lists',
        query: { destination_id: String(schoolId), ...asked },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...common(schoolId),
  });
};

export const sheetQuery = (schoolId: number, address: ListAddress) => {
  const { page: _, span: _span, ...asked } = askedOf(address);
  return queryOptions({
    queryKey: ['luncher-list', schoolId, 'sheet', asked],
    queryFn: async ({ signal }) => {
      const answer = await send<typeof getLuncherSheet>({
        method: 'GET',
        path: '/api/v2/luncher-lists/sheet',
        query: { destination_id: String(schoolId), ...asked },
        signal,
      });
      return answer.data;
    },
    placeholderData: keepPreviousData,
    ...common(schoolId),
  });
};

export function fileHref(
  schoolId: number,
  format: 'csv' | 'pdf',
  address: ListAddress,
  span: 'day' | 'week',
): string {
  const { page: _, ...asked } = askedOf(address);
  const given = Object.entries({ ...asked, span }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams([
    ['destination_id', String(schoolId)],
    ...(given as [string, string][]),
  ]);
  return `/api/v2/luncher-lists/${format}?${query}`;
}
