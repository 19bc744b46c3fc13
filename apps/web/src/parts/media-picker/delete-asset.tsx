import { useQueryClient } from '@tanstack/react-query';
import type { Asset, AssetUse } from '@yay/contract/media/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { LIBRARY, removeAsset } from './api.ts';

interface DeleteProps {
  readonly asset: Asset;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a picture is deleted; where it is in use, names every use instead. */
export function DeleteAsset({ asset, open, onClose, onDeleted }: DeleteProps) {
  const t = useTranslations('media-library');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [uses, setUses] = useState<readonly AssetUse[]>([]);
  const refused = uses.length > 0;

  function close() {
    setUses([]);
    onClose();
  }
  async function remove() {
    setBusy(true);
    try {
      await removeAsset(asset.id);
      void client.invalidateQueries({ queryKey: LIBRARY });
      showAlert('assetDeleted');
      onDeleted();
    } catch (error) {
      if (isHttpError(error) && error.code === 'asset_in_use') setUses(usesIn(error.body));
      else if (isHttpError(error) && error.status === 404) onDeleted();
      else {
        showAlert('default');
        close();
      }
    } finally {
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => (refused ? close() : void remove())}
      title={t('deleteTitle', { name: asset.name })}
      confirmLabel={refused ? t('close') : t('remove')}
      closeLabel={t('close')}
      loading={busy}
      loadingLabel={t('deleting')}
      danger={!refused}
    >
      {refused ? (
        <Notice tone="late" title={t('inUse', { count: uses.length })}>
          <ul className="media-uses">
            {uses.map((use) => (
              <li key={`${use.kind} ${use.id} ${use.name}`}>
                <a className="link" href={use.url}>
                  {use.name}
                </a>
                <small>{t(`kinds.${use.kind}`)}</small>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <p>{t('deleteText')}</p>
      )}
    </ConfirmDialog>
  );
}

const usesIn = (body: unknown): readonly AssetUse[] =>
  (body as { readonly uses?: readonly AssetUse[] } | null)?.uses ?? [];
