import { ArrowUpTrayIcon } from '@yay/ui/icons';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { focusWhenLost } from '../../lib/focus-when-lost.ts';
import type { PictureUpload } from './use-picture-upload.ts';

interface PictureActsProps {
  readonly hasPicture: boolean;
  readonly upload: PictureUpload;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** The buttons beside a picture; while it uploads, its progress and a way to stop it. */
export function PictureActs({
  hasPicture,
  upload: { uploading, name, progress, isInterrupted },
  onChoose,
  onRemove,
  onCancel,
}: PictureActsProps) {
  const t = useTranslations('media');
  const choose = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const before = useRef(uploading);
  // One button takes the other's place while somebody stands on it.
  useEffect(() => {
    if (before.current !== uploading) focusWhenLost(() => cancel.current ?? choose.current);
    before.current = uploading;
  }, [uploading]);

  if (uploading) {
    const percent = Math.round(progress * 100);
    return (
      <>
        <ProgressBar
          label={t('uploading', { name })}
          value={percent}
          valueText={progress < 1 ? t('progress', { percent }) : t('finishing')}
        />
        {isInterrupted && (
          <p className="picture-said" role="status">
            {t('interrupted')}
          </p>
        )}
        <button ref={cancel} type="button" className="staff-btn" onClick={onCancel}>
          {t('cancel')}
        </button>
      </>
    );
  }
  return (
    <>
      <p className="picture-buttons">
        <button ref={choose} type="button" className="staff-btn" onClick={onChoose}>
          <ArrowUpTrayIcon small />
          {hasPicture ? t('replace') : t('choose')}
        </button>
        {hasPicture && (
          <button
            type="button"
            className="staff-btn quiet"
            onClick={() => {
              onRemove();
              choose.current?.focus();
            }}
          >
            {t('remove')}
          </button>
        )}
      </p>
      {!hasPicture && <p className="hint picture-or">{t('drop')}</p>}
    </>
  );
}
