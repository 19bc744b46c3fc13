import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Asset, getAsset, updateAsset } from '@yay/contract/media/calls';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { isHttpError, send } from '../../lib/http/index.ts';

const assetQuery = (id: number) =>
  queryOptions({
    queryKey: ['asset', id],
    queryFn: async ({ signal }): Promise<Asset> => {
      const path = `/api/assets/${id}` as const;
      return (await send<typeof getAsset>({ method: 'GET', path, signal })).data;
    },
    retry: (count, error) => count < 2 && !(isHttpError(error) && error.status === 404),
    staleTime: 30_000,
  });

/** The text that is read out in the picture's place. It is saved when the field is left. */
export function AltField({ assetId, disabled }: { assetId: number; disabled: boolean }) {
  const { data: asset } = useQuery(assetQuery(assetId));
  return asset ? <Field key={asset.id} asset={asset} disabled={disabled} /> : null;
}

function Field({ asset, disabled }: { asset: Asset; disabled: boolean }) {
  const t = useTranslations('media');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [text, setText] = useState(asset.alt);
  const [error, setError] = useState<string>();

  async function save() {
    const alt = text.trim();
    if (alt === asset.alt) return;
    setError(undefined);
    try {
      const path = `/api/assets/${asset.id}` as const;
      const { data } = await send<typeof updateAsset>({ method: 'PUT', path, body: { alt } });
      client.setQueryData(assetQuery(asset.id).queryKey, data);
      showAlert('assetUpdated');
    } catch (failure) {
      setError(errorText(failure));
    }
  }
  return (
    <TextField
      label={t('alt')}
      hint={t('altHint')}
      maxLength={300}
      value={text}
      disabled={disabled}
      error={error}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => void save()}
    />
  );
}
