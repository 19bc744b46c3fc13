import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Asset, AssetUse } from '@yay/contract/media/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { LIBRARY, removeAsset, usesQuery } from './api.ts';
import { UsesList } from './uses-list.tsx';

interface DeleteProps {
  readonly asset: Asset;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a picture is deleted; where it is in use, names every use instead of asking. */
export function DeleteAsset({ asset, open, onClose, onDeleted }: DeleteProps) {
  const t = useTranslations('media-library');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  // Without an answer it is asked all the same: the server refuses what is in use.
  const { data: uses = [], isFetching } = useQuery({ ...usesQuery(asset.id), enabled: open });
  const refused = uses.length > 0;
  const older = uses.filter(({ kind }) => kind === 'page_version').length;
  const isOnlyOlder = older === uses.length;

  async function remove() {
    setBusy(true);
    try {
      await removeAsset(asset.id);
      void client.invalidateQueries({ queryKey: LIBRARY });
      showAlert('assetDeleted');
      onDeleted();
    } catch (error) {
      if (isHttpError(error) && error.code === 'asset_in_use') {
        client.setQueryData(usesQuery(asset.id).queryKey, usesIn(error.body));
      } else if (isHttpError(error) && error.status === 404) onDeleted();
      else {
        showAlert('default');
        onClose();
      }
    } finally {
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => (refused ? onClose() : void remove())}
      title={t('deleteTitle', { name: asset.name })}
      confirmLabel={refused ? t('close') : t('remove')}
      closeLabel={refused ? undefined : t('cancel')}
      loading={busy || (isFetching && !refused)}
      loadingLabel={t(busy ? 'deleting' : 'usesLoading')}
      danger={!refused}
    >
      {refused ? (
        <Notice
          tone="late"
          title={isOnlyOlder ? t('onlyOlder') : t('inUse', { count: uses.length })}
        >
          <div className="media-uses">
            <UsesList uses={uses} />
          </div>
          {older > 0 && <p>{t('olderVersions')}</p>}
        </Notice>
      ) : (
        <p>{t('deleteText')}</p>
      )}
    </ConfirmDialog>
  );
}

const usesIn = (body: unknown): readonly AssetUse[] =>
  (body as { readonly uses?: readonly AssetUse[] } | null)?.uses ?? [];
