import { queryOptions } from '@tanstack/react-query';
import type {
  getSchoolSetup,
  SchoolSetup,
  saveContacts,
  savePeriods,
  saveRooms,
} from '@yay/contract/school-setup/calls';
import { type BodyOf, send } from '../../lib/http/index.ts';
import { recordOptions } from '../../lib/record-options.ts';

const rootOf = (schoolId: number) => `/api/v2/school-setup/${schoolId}` as const;

export const setupQuery = (schoolId: number) =>
  queryOptions({
    queryKey: ['school-setup', schoolId],
    queryFn: async ({ signal }): Promise<SchoolSetup> =>
      (await send<typeof getSchoolSetup>({ method: 'GET', path: rootOf(schoolId), signal })).data,
    ...recordOptions,
  });

export const SAVE = {
  rooms: async (schoolId: number, body: BodyOf<typeof saveRooms>) =>
    (await send<typeof saveRooms>({ method: 'PUT', path: `${rootOf(schoolId)}/rooms`, body })).data,
  periods: async (schoolId: number, body: BodyOf<typeof savePeriods>) =>
    (await send<typeof savePeriods>({ method: 'PUT', path: `${rootOf(schoolId)}/periods`, body }))
      .data,
  contacts: async (schoolId: number, body: BodyOf<typeof saveContacts>) =>
    (await send<typeof saveContacts>({ method: 'PUT', path: `${rootOf(schoolId)}/contacts`, body }))
      .data,
};
