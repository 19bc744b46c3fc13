import { queryOptions } from '@tanstack/react-query';
import type {
  getRollOver,
  RollOver,
  startRollOver,
  undoRollOver,
} from '@yay/contract/roll-over/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

const LOOK_EVERY_MS = 1_500;

export const isUnderWay = ({ run }: RollOver): boolean =>
  run?.state === 'moving' || run?.state === 'undoing';

export const rollOverQuery = (schoolId: number) =>
  queryOptions({
    queryKey: ['roll-over', schoolId],
    queryFn: async ({ signal }): Promise<RollOver> => {
      const path = `/api/destinations/${schoolId}/roll-over` as const;
      return (await send<typeof getRollOver>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? LOOK_EVERY_MS : false),
  });

export async function moveUp(
  schoolId: number,
  body: BodyOf<typeof startRollOver>,
): Promise<RollOver> {
  const path = `/api/destinations/${schoolId}/roll-over` as const;
  return (await send<typeof startRollOver>({ method: 'POST', path, body })).data;
}

export async function putBack(schoolId: number): Promise<RollOver> {
  const path = `/api/destinations/${schoolId}/roll-over/undo` as const;
  return (await send<typeof undoRollOver>({ method: 'POST', path })).data;
}
