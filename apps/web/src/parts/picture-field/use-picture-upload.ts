import type { Asset } from '@yay/contract/media/calls';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../lib/error-text.ts';
import { isCancelled, isHttpError } from '../../lib/http/index.ts';
import { lookAtFile } from './look-at-file.ts';
import { sendPicture } from './send-picture.ts';

/** The time for which a finished upload is announced, in milliseconds. */
const SUCCESS_MS = 2_500;

export interface PictureUpload {
  /** The picture as it lies on this machine, from the moment that it is chosen. */
  readonly preview: string | null;
  readonly name: string;
  readonly uploading: boolean;
  /** From 0 to 1. */
  readonly progress: number;
  /** The connection is lost; it goes on by itself. */
  readonly isInterrupted: boolean;
  readonly succeeded: boolean;
  readonly error: string | null;
}

const NOTHING: PictureUpload = {
  preview: null,
  name: '',
  uploading: false,
  progress: 0,
  isInterrupted: false,
  succeeded: false,
  error: null,
};

/** One upload at a time; a newer one, and leaving, end it. */
export function usePictureUpload(alt: string, onUploaded: (asset: Asset) => void) {
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController | null>(null);
  const shown = useRef<string | null>(null);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const textOf = useUploadText();

  function begin(next: PictureUpload) {
    running.current?.abort();
    clearTimeout(settled.current);
    if (shown.current !== null) URL.revokeObjectURL(shown.current);
    shown.current = next.preview;
    setState(next);
  }
  useEffect(
    () => () => {
      running.current?.abort();
      clearTimeout(settled.current);
      if (shown.current !== null) URL.revokeObjectURL(shown.current);
    },
    [],
  );

  async function upload(file: File): Promise<void> {
    const controller = new AbortController();
    begin({ ...NOTHING, preview: URL.createObjectURL(file), name: file.name, uploading: true });
    running.current = controller;
    const { signal } = controller;
    const still = (change: Partial<PictureUpload>) => {
      if (!signal.aborted) setState((now) => ({ ...now, ...change }));
    };
    try {
      const problem = await lookAtFile(file);
      if (signal.aborted) return;
      if (problem !== null) {
        begin({ ...NOTHING, error: textOf(problem) });
        return;
      }
      const { asset } = await sendPicture(file, alt, {
        signal,
        onProgress: (progress) => still({ progress, isInterrupted: false }),
        onInterrupted: () => still({ isInterrupted: true }),
      });
      if (signal.aborted) return;
      still({ uploading: false, progress: 1, isInterrupted: false, succeeded: true });
      settled.current = setTimeout(() => still({ succeeded: false }), SUCCESS_MS);
      onUploaded(asset);
    } catch (error) {
      if (!signal.aborted && !isCancelled(error)) {
        begin({ ...NOTHING, error: textOf(error) });
        if (isUnexplained(error)) showAlert('default');
      }
    }
  }
  return { state, upload, reset: () => begin(NOTHING) };
}

/** A failure that neither the file nor the connection explains: whom to ask is said over the page. */
export const isUnexplained = (problem: unknown): boolean =>
  !isHttpError(problem) || (problem.status !== 0 && Object.keys(problem.errors).length === 0);

export function useUploadText(): (problem: unknown) => string {
  const t = useTranslations('media');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  return (problem) => {
    if (typeof problem === 'string') return fieldText([problem]);
    const messages = isHttpError(problem) ? Object.values(problem.errors).flat() : [];
    if (messages.length > 0) return fieldText(messages);
    return isHttpError(problem) && problem.status === 0 ? t('failed') : errorText(problem);
  };
}
