import { classNames } from '@yay/ui/class-names';
import { IconButton } from '@yay/ui/icon-button';
import {
  ArrowPathIcon,
  CheckCircleIcon,
  CheckIcon,
  ExclamationTriangleIcon,
  PencilIcon,
  XMarkIcon,
} from '@yay/ui/icons';
import { dimensionsText, fileSizeText, Thumbnail } from '@yay/ui/thumbnail';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LibraryPicture } from './api.ts';
import { Tile } from './tile-grid.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

/** The choice in a grid; null where nothing is chosen, as on the library's own page. */
export type Choosing = {
  readonly isChosen: (id: number) => boolean;
  readonly toggle: (picture: LibraryPicture) => void;
} | null;

interface TileProps {
  readonly picture: LibraryPicture;
  readonly choosing: Choosing;
  readonly isOpen: boolean;
  readonly onEdit: (id: number) => void;
}

/** The id of the pencil of a picture, where whoever closes its details goes on. */
export const editButton = (id: number): string => `edit-asset-${id}`;

/** A picture of the library: chosen by its button, opened by its pencil. */
export function PictureTile({ picture, choosing, isOpen, onEdit }: TileProps) {
  const t = useTranslations('media-library');
  const { id, name, alt, format, details, thumbnail } = picture;
  const facts = [format, fileSizeText(details.bytes), dimensionsText(details)].join(', ');
  return (
    <Tile
      className={classNames(
        'media-tile',
        isOpen && 'is-open',
        choosing?.isChosen(id) && 'is-chosen',
      )}
    >
      <div className="media-tile-pic">
        <Thumbnail src={thumbnail} alt={alt} failedText={name} />
        {choosing && <SelectButton choosing={choosing} picture={picture} />}
        <IconButton
          size="sm"
          id={editButton(id)}
          className="media-tile-edit"
          label={t('edit', { name })}
          aria-pressed={isOpen}
          onClick={() => onEdit(id)}
        >
          <PencilIcon small />
        </IconButton>
      </div>
      <b>{name}</b>
      <small>{facts}</small>
    </Tile>
  );
}

function SelectButton({
  choosing,
  picture,
}: {
  choosing: NonNullable<Choosing>;
  picture: LibraryPicture;
}) {
  const t = useTranslations('media-library');
  const { id, name } = picture;
  const chosen = choosing.isChosen(id);
  return (
    <button
      type="button"
      className="media-tile-select"
      aria-pressed={chosen}
      aria-label={chosen ? t('selectedOne', { name }) : t('selectOne', { name })}
      onClick={() => choosing.toggle(picture)}
    >
      {chosen && <CheckIcon small />}
      {chosen ? t('selected') : t('select')}
    </button>
  );
}

/** A picture on its way: what lies on this machine, how far it is, and what went wrong. */
export function UploadTile({
  upload,
  uploads,
  choosing,
}: {
  upload: Upload;
  uploads: Uploads;
  choosing: Choosing;
}) {
  const t = useTranslations('media-library');
  const { key, name, size, preview, state, progress, asset, isUnfit } = upload;
  const failed = state === 'failed';
  return (
    <Tile className={classNames('media-tile', 'is-upload', `is-${state}`)}>
      <div className="media-tile-pic">
        {failed ? (
          <span className="frame photo thumbnail media-tile-stopped">
            <ExclamationTriangleIcon />
          </span>
        ) : (
          <Thumbnail src={preview} alt="" failedText={name} />
        )}
        {asset && choosing && <SelectButton choosing={choosing} picture={asset} />}
        <IconButton
          size="sm"
          className="media-tile-edit"
          label={t(failed || state === 'done' ? 'dismissOne' : 'cancelOne', { name })}
          onClick={() => uploads.drop(key)}
        >
          <XMarkIcon small />
        </IconButton>
      </div>
      {!failed && (
        <span
          className="media-progress"
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
        >
          <i style={{ width: `${progress}%` }} />
        </span>
      )}
      <b>{name}</b>
      <UploadState upload={upload} size={fileSizeText(size)} />
      {failed && !isUnfit && (
        <button
          type="button"
          className="staff-btn"
          aria-label={t('retryOne', { name })}
          onClick={() => uploads.retry(key)}
        >
          <ArrowPathIcon small />
          {t('retry')}
        </button>
      )}
    </Tile>
  );
}

function UploadState({ upload, size }: { upload: Upload; size: string }): ReactNode {
  const t = useTranslations('media-library');
  const media = useTranslations('media');
  const { state, progress, error, asset, isNew, isInterrupted } = upload;
  if (state === 'failed') {
    return (
      <small className="media-bad" role="alert">
        {error}
      </small>
    );
  }
  if (state === 'done') {
    return (
      <small className="media-ok" role="status">
        <CheckCircleIcon small />
        {isNew ? media('uploaded') : t('known', { name: asset?.name ?? '' })}
        {isNew && `, ${size}`}
      </small>
    );
  }
  if (isInterrupted) return <small role="status">{media('interrupted')}</small>;
  return (
    <small>
      {state === 'waiting' ? t('waiting') : media('progress', { percent: progress })}, {size}
    </small>
  );
}
