import type {
  LabelSettings,
  printLabels as printEndpoint,
  regenerateLabels as regenerateEndpoint,
  saveLabelSettings,
  saveLabelSubscription,
  stopLabels as stopEndpoint,
} from '@yay/contract/labels/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

const at = (schoolId: number) => `/api/v2/destinations/${schoolId}/labels` as const;

export const printLabels = (schoolId: number, body: BodyOf<typeof printEndpoint>) =>
  send<typeof printEndpoint>({ method: 'POST', path: `${at(schoolId)}/prints`, body });

export const regenerateLabels = (
  schoolId: number,
  printId: number,
  body: BodyOf<typeof regenerateEndpoint>,
) =>
  send<typeof regenerateEndpoint>({
    method: 'POST',
    path: `${at(schoolId)}/prints/${printId}/regenerate`,
    body,
  });

export const stopLabels = (schoolId: number, printId: number) =>
  send<typeof stopEndpoint>({ method: 'DELETE', path: `${at(schoolId)}/prints/${printId}` });

export const saveSettings = (schoolId: number, body: LabelSettings) =>
  send<typeof saveLabelSettings>({ method: 'PUT', path: `${at(schoolId)}/settings`, body });

export const saveDays = (schoolId: number, days: number[]) =>
  send<typeof saveLabelSubscription>({
    method: 'PUT',
    path: `${at(schoolId)}/subscription`,
    body: { days },
  });

export const fileAddress = (schoolId: number, printId: number): string =>
  `${at(schoolId)}/prints/${printId}/file`;
