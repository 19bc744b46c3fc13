import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LibraryPicture } from '../../../parts/media-picker/index.ts';

/** Comes when somebody opens it: most texts are written without another picture. */
const MediaPicker = lazy(async () => ({
  default: (await import('../../../parts/media-picker/index.ts')).MediaPicker,
}));

interface Asked {
  readonly chosen: readonly number[];
  readonly answer: (picture: LibraryPicture | null) => void;
}

/** Asks for a picture of the library, or for one that is put there on the way. */
export function usePictureDialog(): {
  /** The picture that was picked; null where the library was closed without another one. */
  readonly choosePicture: (chosen?: number) => Promise<LibraryPicture | null>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    choosePicture: (chosen) =>
      new Promise((answer) => {
        setAsked({ chosen: chosen === undefined ? [] : [chosen], answer });
      }),
    dialog: asked && (
      <Suspense>
        <MediaPicker
          open
          value={asked.chosen}
          onPick={([picture]) => asked.answer(picture ?? null)}
          onClose={() => {
            // An answer that was given stands.
            asked.answer(null);
            setAsked(null);
          }}
        />
      </Suspense>
    ),
  };
}
