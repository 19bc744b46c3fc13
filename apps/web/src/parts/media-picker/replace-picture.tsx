import { useQueryClient } from '@tanstack/react-query';
import type { Asset } from '@yay/contract/media/calls';
import { ArrowPathIcon } from '@yay/ui/icons';
import { ProgressBar } from '@yay/ui/progress-bar';
import { Thumbnail } from '@yay/ui/thumbnail';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { focusWhenLost } from '../../lib/focus-when-lost.ts';
import { isCancelled, isHttpError } from '../../lib/http/index.ts';
import { lookAtFile } from '../picture-field/look-at-file.ts';
import { ACCEPTED_PICTURES, storePicture } from '../picture-field/send-picture.ts';
import { isUnexplained, useUploadText } from '../picture-field/use-picture-upload.ts';
import { assetQuery, LIBRARY, replaceWith } from './api.ts';

/** The picture, and another one in its place: its number and its uses stay. */
export function ReplacePicture({ asset }: { asset: Asset }) {
  const t = useTranslations('media-library');
  const media = useTranslations('media');
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [interrupted, setInterrupted] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const textOf = useUploadText();
  useEffect(() => () => running.current?.abort(), []);
  const choose = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const sending = progress !== null;
  const before = useRef(sending);
  // One button takes the other's place while somebody stands on it.
  useEffect(() => {
    if (before.current !== sending) focusWhenLost(() => cancel.current ?? choose.current);
    before.current = sending;
  }, [sending]);

  async function take(file: File | undefined) {
    if (!file) return;
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setError(null);
    setProgress(0);
    try {
      const problem = await lookAtFile(file);
      if (problem !== null) return setError(textOf(problem));
      const stored = await storePicture(file, {
        signal: controller.signal,
        onProgress(share) {
          setProgress(Math.round(share * 100));
          setInterrupted(false);
        },
        onInterrupted: () => setInterrupted(true),
      });
      const replaced = await replaceWith(asset.id, stored.public_id);
      client.setQueryData(assetQuery(asset.id).queryKey, replaced);
      void client.invalidateQueries({ queryKey: LIBRARY });
      showAlert('assetUpdated');
    } catch (failure) {
      if (controller.signal.aborted || isCancelled(failure)) return;
      const same =
        isHttpError(failure) && failure.code === 'asset_duplicate'
          ? (failure.body as { readonly asset?: { readonly name: string } } | null)?.asset
          : undefined;
      setError(same ? t('sameAs', { name: same.name }) : textOf(failure));
      if (!same && isUnexplained(failure)) showAlert('default');
    } finally {
      if (running.current === controller) {
        setProgress(null);
        setInterrupted(false);
      }
    }
  }
  return (
    <div className="media-replace">
      <div className="media-tile-pic">
        <Thumbnail src={asset.picture} alt={asset.alt} failedText={asset.name} />
        {progress === null && (
          <button
            ref={choose}
            type="button"
            className="staff-btn"
            onClick={() => input.current?.click()}
          >
            <ArrowPathIcon small />
            {t('replaceOne')}
          </button>
        )}
      </div>
      {progress !== null && (
        <>
          <ProgressBar
            label={media('uploading', { name: asset.name })}
            value={progress}
            valueText={
              progress < 100 ? media('progress', { percent: progress }) : media('finishing')
            }
          />
          {interrupted && (
            <p className="hint" role="status">
              {media('interrupted')}
            </p>
          )}
          <button
            ref={cancel}
            type="button"
            className="staff-btn"
            disabled={progress === 100}
            onClick={() => running.current?.abort()}
          >
            {media('cancel')}
          </button>
        </>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t('replaceOne')}
        accept={ACCEPTED_PICTURES}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
