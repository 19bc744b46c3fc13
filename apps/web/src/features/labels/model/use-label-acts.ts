import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  LabelBoard,
  LabelSettings,
  printLabels as printEndpoint,
} from '@yay/contract/labels/calls';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { type BodyOf, isHttpError } from '../../../lib/http/index.ts';
import {
  printLabels,
  regenerateLabels,
  saveDays,
  saveSettings,
  stopLabels,
} from '../api/print-labels.ts';
import { useTellingEnds } from './use-telling-ends.ts';

/** Returns the acts on a school's labels. A refusal is said above the page. */
export function useLabelActs({ school: { id: schoolId }, prints }: LabelBoard) {
  const tellEnd = useTellingEnds(prints);
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const onSettled = () => client.invalidateQueries({ queryKey: ['labels', schoolId] });
  const onError = (error: unknown) => {
    const fields = isHttpError(error) ? Object.values(error.errors ?? {}) : [];
    showAlert(fields.length > 0 ? fields.map(fieldText).join(' ') : errorText(error));
  };
  const common = { onSettled, onError };
  return {
    print: useMutation({
      ...common,
      mutationFn: (body: BodyOf<typeof printEndpoint>) => printLabels(schoolId, body),
    }),
    regenerate: useMutation({
      ...common,
      mutationFn: ({ printId, start }: { printId: number; start: number }) =>
        regenerateLabels(schoolId, printId, { start_place: start }),
      onSuccess: ({ data }) => tellEnd(data.id),
      onError: () => showAlert('labelRegenerationFailed'),
    }),
    stop: useMutation({
      ...common,
      mutationFn: (printId: number) => stopLabels(schoolId, printId),
    }),
    saveSettings: useMutation({
      ...common,
      mutationFn: (settings: LabelSettings) => saveSettings(schoolId, settings),
    }),
    saveDays: useMutation({
      ...common,
      mutationFn: (days: number[]) => saveDays(schoolId, days),
    }),
  };
}
export type LabelActs = ReturnType<typeof useLabelActs>;
