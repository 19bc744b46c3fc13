import type { Asset, getAsset } from '@yay/contract/media/calls';
import { Dialog } from '@yay/ui/dialog';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { send } from '../../../lib/http/index.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';

/** Asks for a picture of the library by its name. */
export function usePictureDialog(): {
  readonly choosePicture: () => Promise<Asset | null>;
  readonly dialog: ReactNode;
} {
  const t = useTranslations('pages.picture');
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const answer = useRef<(asset: Asset | null) => void>(undefined);

  function done(asset: Asset | null) {
    setOpen(false);
    answer.current?.(asset);
    answer.current = undefined;
  }
  async function choose(id: number) {
    try {
      const path = `/api/assets/${id}` as const;
      done((await send<typeof getAsset>({ method: 'GET', path })).data);
    } catch (error) {
      showAlert(errorText(error));
      done(null);
    }
  }
  return {
    choosePicture: () =>
      new Promise((resolve) => {
        answer.current = resolve;
        setOpen(true);
      }),
    dialog: (
      <Dialog open={open} title={t('title')} closeLabel={t('close')} onClose={() => done(null)}>
        <ResourceSearch
          model="Asset"
          label={t('search')}
          hint={t('hint')}
          selected={null}
          onSelect={(hit) => {
            if (hit) void choose(hit.id);
          }}
        />
      </Dialog>
    ),
  };
}
