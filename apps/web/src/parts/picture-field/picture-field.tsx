import type { Asset } from '@yay/contract/media/calls';
import { classNames } from '@yay/ui/class-names';
import { ArrowUpTrayIcon, CheckCircleIcon, ExclamationCircleIcon, PhotoIcon } from '@yay/ui/icons';
import { ProgressBar } from '@yay/ui/progress-bar';
import { Thumbnail } from '@yay/ui/thumbnail';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusWhenLost } from '../../lib/focus-when-lost.ts';
import { AltField } from './alt-field.tsx';
import { usePictureUpload } from './use-picture-upload.ts';
import './picture-field.css';

export interface PictureFieldProps {
  readonly label: string;
  /** The picture's number in the library, null where there is none; and the address to show it by. */
  readonly assetId: number | null;
  readonly picture: string | null;
  /** What the picture belongs to, said where the picture is spoken of: the item's name. */
  readonly subject: string;
  /** The picture that the record has from now on, once it is uploaded; null: none. */
  readonly onChange: (asset: Asset | null) => void;
  /** While it uploads, the form waits with its save. */
  readonly onBusy?: (busy: boolean) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/**
 * A picture of a record: chosen or dropped, seen at once, uploaded while one goes on. Pages that use
 * it say the words area `media`.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, assetId, picture, subject, onChange, onBusy, disabled = false, hint } = props;
  const t = useTranslations('media');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [removed, setRemoved] = useState(false);
  const { state, upload, reset } = usePictureUpload('', (asset) => onChange(asset));
  const { uploading } = state;

  const cancel = useRef<HTMLButtonElement>(null);
  const before = useRef(uploading);
  // One button takes the other's place while somebody stands on it.
  useEffect(() => {
    if (before.current !== uploading) focusWhenLost(() => cancel.current ?? choose.current);
    before.current = uploading;
  }, [uploading]);

  const tell = useRef(onBusy);
  tell.current = onBusy;
  useEffect(() => tell.current?.(uploading), [uploading]);

  function take(file: File | undefined) {
    if (!file || disabled) return;
    setRemoved(false);
    void upload(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }
  function remove() {
    reset();
    setRemoved(true);
    onChange(null);
    choose.current?.focus();
  }
  const shown = state.preview ?? (picture === '' ? null : picture);
  const error = state.error ?? props.error;
  const described = [error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className="picture-field full" aria-describedby={described} disabled={disabled}>
      <legend>{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which the keyboard reaches. */}
      <div
        className={classNames('picture-drop', over && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {shown === null ? (
          <span className="frame thumbnail picture-none">
            <span className="thumbnail-none">
              <PhotoIcon />
              {over ? t('dropNow') : t('none')}
            </span>
          </span>
        ) : (
          <Thumbnail src={shown} alt={subject} failedText={t('missing')} />
        )}
        <div className="picture-acts">
          {uploading ? (
            <>
              <ProgressBar
                label={t('uploading', { name: state.name })}
                value={Math.round(state.progress * 100)}
                valueText={
                  state.progress < 1
                    ? t('progress', { percent: Math.round(state.progress * 100) })
                    : t('finishing')
                }
              />
              <button ref={cancel} type="button" className="staff-btn" onClick={reset}>
                {t('cancel')}
              </button>
            </>
          ) : (
            <>
              <p className="picture-buttons">
                <button
                  ref={choose}
                  type="button"
                  className="staff-btn"
                  onClick={() => input.current?.click()}
                >
                  <ArrowUpTrayIcon small />
                  {shown === null ? t('choose') : t('replace')}
                </button>
                {shown !== null && (
                  <button type="button" className="staff-btn quiet" onClick={remove}>
                    {t('remove')}
                  </button>
                )}
              </p>
              {shown === null && <p className="hint picture-or">{t('drop')}</p>}
            </>
          )}
          <p className={classNames('picture-said', state.succeeded && 'is-ok')} role="status">
            {state.succeeded ? (
              <>
                <CheckCircleIcon />
                {t('uploaded')}
              </>
            ) : (
              removed && t('removed')
            )}
          </p>
          {error && (
            <p className="field-error" id={`${id}-error`} role="alert">
              <ExclamationCircleIcon />
              <span>{error}</span>
            </p>
          )}
          <p className="hint" id={`${id}-hint`}>
            {hint ?? t('formats')}
          </p>
        </div>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // The same file chosen once more is a choice, too.
          event.currentTarget.value = '';
        }}
      />
      {assetId !== null && !uploading && <AltField assetId={assetId} disabled={disabled} />}
    </fieldset>
  );
}
