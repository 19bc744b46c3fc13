import { queryOptions } from '@tanstack/react-query';
import type {
  inviteColleague,
  listSchoolStaff,
  removeColleague,
  SchoolStaff,
  sendColleagueInvitation,
  takeBackColleagueInvitation,
  welcomeColleague,
} from '@yay/contract/access-staff/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';
import type { PersonAct } from '../../../parts/portal-people/index.ts';

const rootOf = (schoolId: number) => `/api/v2/school-staff/${schoolId}` as const;

export const staffQuery = (schoolId: number) =>
  queryOptions({
    queryKey: ['school-staff', schoolId],
    queryFn: async ({ signal }): Promise<SchoolStaff> =>
      (await send<typeof listSchoolStaff>({ method: 'GET', path: rootOf(schoolId), signal })).data,
    ...recordOptions,
  });

export const invite = async (schoolId: number, body: BodyOf<typeof inviteColleague>) =>
  (await send<typeof inviteColleague>({ method: 'POST', path: rootOf(schoolId), body })).data;

export const ACTS = {
  remove: async (schoolId: number, id: number) =>
    (
      await send<typeof removeColleague>({
        method: 'DELETE',
        path: `${rootOf(schoolId)}/people/${id}`,
      })
    ).data,
  welcome: async (schoolId: number, id: number) =>
    (
      await send<typeof welcomeColleague>({
        method: 'POST',
        path: `${rootOf(schoolId)}/people/${id}/welcome`,
      })
    ).data,
  again: async (schoolId: number, id: number) =>
    (
      await send<typeof sendColleagueInvitation>({
        method: 'POST',
        path: `${rootOf(schoolId)}/invitations/${id}/send`,
      })
    ).data,
  takeBack: async (schoolId: number, id: number) =>
    (
      await send<typeof takeBackColleagueInvitation>({
        method: 'DELETE',
        path: `${rootOf(schoolId)}/invitations/${id}`,
      })
    ).data,
} as const satisfies Record<PersonAct, unknown>;
