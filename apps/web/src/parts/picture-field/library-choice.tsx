import { PhotoIcon } from '@yay/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LibraryPicture } from '../media-picker/index.ts';

/** Comes when somebody opens it: most forms are saved without another picture. */
const MediaPicker = lazy(async () => ({
  default: (await import('../media-picker/index.ts')).MediaPicker,
}));

interface LibraryChoiceProps {
  readonly assetId: number | null;
  readonly title: string;
  readonly disabled: boolean;
  readonly onPick: (picture: LibraryPicture | null) => void;
}

/** A picture that the library has already. */
export function LibraryChoice({ assetId, title, disabled, onPick }: LibraryChoiceProps) {
  const t = useTranslations('media-library');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="staff-btn" disabled={disabled} onClick={() => setOpen(true)}>
        <PhotoIcon small />
        {t('fromLibrary')}
      </button>
      {open && (
        <Suspense>
          <MediaPicker
            open
            onClose={() => setOpen(false)}
            value={assetId === null ? [] : [assetId]}
            onPick={([picture]) => onPick(picture ?? null)}
            title={title}
          />
        </Suspense>
      )}
    </>
  );
}
