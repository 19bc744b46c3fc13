import { queryOptions } from '@tanstack/react-query';
import type {
  addReader,
  askBadgeCompatibility,
  assignBadge,
  assignBadgeToPerson,
  changeReader as changeReaderCall,
  endBadge,
  listBadgeHistory,
  listBadgeHistoryOfPerson,
  listBadges,
  listReaders,
  removeReader,
} from '@yay/contract/badges/calls';
import type { BadgeHolders } from '@yay/contract/badges/values';
import type { listDestinations } from '@yay/contract/destinations/calls';
import type { listKiosks, pairKiosk, revokeKiosk } from '@yay/contract/kiosks/calls';
import type { BadgeFormat } from '@yay/domain/badges';
import { send } from '../../../lib/http/index.ts';

export const kiosksKey = ['kiosks'] as const;

/** Every school: there are fewer of them than a few pages. */
export const everySchoolQuery = queryOptions({
  queryKey: [...kiosksKey, 'schools'],
  queryFn: async ({ signal }) => {
    const schools: { id: number; name: string }[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = await send<typeof listDestinations>({
        method: 'GET',
        path: '/api/v2/destinations',
        query: { page },
        signal,
      });
      last = answer.last_page;
      schools.push(...answer.data.map(({ id, name }) => ({ id, name })));
    }
    return schools;
  },
});

export const kiosksQuery = (schoolId: number) =>
  queryOptions({
    queryKey: [...kiosksKey, 'kiosks', schoolId],
    queryFn: async ({ signal }) =>
      (
        await send<typeof listKiosks>({
          method: 'GET',
          path: '/api/kiosks',
          query: { destination_id: schoolId },
          signal,
        })
      ).data,
    meta: { ofSchool: schoolId },
    // The time at which a tablet was last seen is no news of its school.
    refetchInterval: 60_000,
  });

export const readersQuery = (schoolId: number) =>
  queryOptions({
    queryKey: [...kiosksKey, 'readers', schoolId],
    queryFn: async ({ signal }) =>
      (
        await send<typeof listReaders>({
          method: 'GET',
          path: '/api/readers',
          query: { destination_id: schoolId },
          signal,
        })
      ).data,
  });

export const badgesQuery = (
  schoolId: number,
  holders: BadgeHolders,
  search: string,
  page: number,
) =>
  queryOptions({
    queryKey: [...kiosksKey, 'badges', schoolId, holders, search, page],
    queryFn: ({ signal }) =>
      send<typeof listBadges>({
        method: 'GET',
        path: '/api/badges',
        query: { destination_id: schoolId, holders, search, page },
        signal,
      }),
  });

/** The holder of a badge: a child or a person. */
export type HolderId = { readonly luncher_id: number } | { readonly user_id: number };

export const badgeHistoryQuery = (holder: HolderId) =>
  queryOptions({
    queryKey: [...kiosksKey, 'history', holder],
    queryFn: async ({ signal }) =>
      (
        await ('luncher_id' in holder
          ? send<typeof listBadgeHistory>({
              method: 'GET',
              path: '/api/badges/history',
              query: holder,
              signal,
            })
          : send<typeof listBadgeHistoryOfPerson>({
              method: 'GET',
              path: '/api/badges/people/history',
              query: holder,
              signal,
            }))
      ).data,
  });

export const pair = async (body: { destination_id: number; name: string; code: string }) =>
  (await send<typeof pairKiosk>({ method: 'POST', path: '/api/kiosks', body })).data;

export const revoke = async (id: number): Promise<void> => {
  await send<typeof revokeKiosk>({ method: 'DELETE', path: `/api/kiosks/${id}` });
};

export const newReader = async (body: {
  destination_id: number;
  name: string;
  formats: BadgeFormat[];
}) => (await send<typeof addReader>({ method: 'POST', path: '/api/readers', body })).data;

export const changeReader = async (id: number, body: { name: string; formats: BadgeFormat[] }) =>
  (await send<typeof changeReaderCall>({ method: 'PUT', path: `/api/readers/${id}`, body })).data;

export const dropReader = async (id: number) =>
  (await send<typeof removeReader>({ method: 'DELETE', path: `/api/readers/${id}` })).data;

export async function giveBadge(
  holder: HolderId,
  badge: { readonly format: BadgeFormat; readonly number: string },
) {
  return 'luncher_id' in holder
    ? send<typeof assignBadge>({
        method: 'POST',
        path: '/api/badges',
        body: { ...holder, ...badge },
      })
    : send<typeof assignBadgeToPerson>({
        method: 'POST',
        path: '/api/badges/people',
        body: { ...holder, ...badge },
      });
}

export const takeBadge = async (id: number) =>
  (await send<typeof endBadge>({ method: 'DELETE', path: `/api/badges/${id}` })).data;

export const compatibilityOf = async (schoolId: number, format: BadgeFormat) =>
  (
    await send<typeof askBadgeCompatibility>({
      method: 'GET',
      path: '/api/validate-badge-compatibility',
      query: { destination_id: schoolId, format },
    })
  ).data;
