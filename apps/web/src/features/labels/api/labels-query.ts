import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { getLabels, LabelBoard, previewLabels } from '@yay/contract/labels/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { LabelSort } from '@yay/domain/labels';
import { send } from '../../../lib/http/index.ts';
import { isNotThere } from '../../../lib/record-options.ts';

const WHILE_MADE_MS = 1_500;
const REFRESH_EVERY_MS = 60_000;

export const isBeingMade = ({ status }: { readonly status: string }): boolean =>
  status === 'waiting' || status === 'running';

const labelsKey = (schoolId: number) => ['labels', schoolId] as const;

/** A school's labels, and what a print no longer says; while some are made, it keeps up with them. */
export const boardQuery = (schoolId: number, since: number | null) =>
  queryOptions({
    queryKey: [...labelsKey(schoolId), 'board', since],
    queryFn: async ({ signal }): Promise<LabelBoard> => {
      const path = `/api/v2/destinations/${schoolId}/labels` as const;
      const query = since === null ? {} : { since_print_id: String(since) };
      return (await send<typeof getLabels>({ method: 'GET', path, query, signal })).data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.prints.some(isBeingMade) ? WHILE_MADE_MS : REFRESH_EVERY_MS,
    refetchOnWindowFocus: true,
    throwOnError: isNotThere,
    meta: { cancelOnLeave: true, ofSchool: schoolId },
  });

export const previewQuery = (schoolId: number, date: PlainDate, sort: LabelSort) =>
  queryOptions({
    queryKey: [...labelsKey(schoolId), 'preview', date, sort],
    queryFn: async ({ signal }) => {
      const path = `/api/v2/destinations/${schoolId}/labels/preview` as const;
      return (
        await send<typeof previewLabels>({ method: 'GET', path, query: { date, sort }, signal })
      ).data;
    },
    meta: { cancelOnLeave: true },
  });
