import { useEffect } from 'react';
import { keepPictures, keepScreen, type OfflineScreen } from './keep-screen.ts';

const TRY_AGAIN_MS = 15_000;

/**
 * Lets a screen come up without a network from the moment it has its data (undefined until then),
 * with the pictures that it shows. What is lost on the way is asked for again until it is there.
 */
export function useKeptScreen(
  screen: OfflineScreen,
  shown: readonly { readonly picture: string }[] | undefined,
): void {
  const isThere = shown !== undefined;
  useEffect(() => {
    if (!isThere) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const keep = async () => {
      const isKept = await keepScreen(screen).catch(() => false);
      if (!isKept && !left) timer = setTimeout(keep, TRY_AGAIN_MS);
    };
    void keep();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [screen, isThere]);
  const pictures = JSON.stringify([...new Set(shown?.map(({ picture }) => picture))]);
  useEffect(() => {
    void keepPictures(screen, JSON.parse(pictures)).catch(() => undefined);
  }, [screen, pictures]);
}
