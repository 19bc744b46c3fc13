import type { Asset } from '@yay/contract/media/calls';
import { classNames } from '@yay/ui/class-names';
import { CheckCircleIcon, ExclamationCircleIcon, PhotoIcon } from '@yay/ui/icons';
import { Thumbnail } from '@yay/ui/thumbnail';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AltField } from './alt-field.tsx';
import { LibraryChoice } from './library-choice.tsx';
import { PictureActs } from './picture-acts.tsx';
import { ACCEPTED_PICTURES } from './send-picture.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import './picture-field.css';

/** The part of a picture that a record keeps, whether uploaded or chosen from the library. */
export type PickedPicture = Pick<Asset, 'id' | 'alt' | 'thumbnail' | 'picture'>;

export interface PictureFieldProps {
  readonly label: string;
  /** The picture's number in the library, null where there is none; and the address to show it by. */
  readonly assetId: number | null;
  readonly picture: string | null;
  /** The record's name, for the picture's description. */
  readonly subject: string;
  /** Receives the uploaded or chosen picture that the record has from now on, or null for none. */
  readonly onChange: (asset: PickedPicture | null) => void;
  /** Tells the form to wait with its save while the picture uploads. */
  readonly onBusy?: (busy: boolean) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
}

/**
 * A picture of a record: chosen or dropped, seen at once, uploaded while one goes on. Pages that use
 * it say the words areas `media` and `media-library`.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, assetId, picture, subject, onChange, onBusy, disabled = false, hint } = props;
  const t = useTranslations('media');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [removed, setRemoved] = useState(false);
  const { state, upload, reset } = usePictureUpload('', (asset) => onChange(asset));
  const { uploading } = state;

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
          <span className="frame photo thumbnail picture-none">
            <span className="thumbnail-none">
              <PhotoIcon />
              {over ? t('dropNow') : t('none')}
            </span>
          </span>
        ) : (
          <Thumbnail src={shown} alt={subject} failedText={t('missing')} />
        )}
        <div className="picture-acts">
          <PictureActs
            hasPicture={shown !== null}
            upload={state}
            onChoose={() => input.current?.click()}
            onRemove={remove}
            onCancel={reset}
          />
          {!uploading && (
            <LibraryChoice
              assetId={assetId}
              title={label}
              disabled={disabled}
              onPick={(asset) => {
                reset();
                setRemoved(asset === null);
                onChange(asset);
              }}
            />
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
        accept={ACCEPTED_PICTURES}
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
