import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { showAlert } from '../../lib/alerts/index.ts';
import { useChannel } from '../../lib/realtime/index.ts';
import { LIBRARY, mediaQuery } from './api.ts';
import { type MediaFilters, NO_FILTERS } from './filters.ts';
import { useUploads } from './use-uploads.ts';

/** The library as it is looked through: filters, pages, uploads, and the picture that is open. */
export function useLibrary() {
  const client = useQueryClient();
  const [filters, setFilters] = useState<MediaFilters>(NO_FILTERS);
  const [open, setOpen] = useState<number | null>(null);
  const query = useInfiniteQuery(mediaQuery(filters));
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: LIBRARY });
  }, [client]);
  const uploads = useUploads(refresh);
  useChannel('private-list.assets', { 'list.changed': refresh, missed: refresh });
  const { isError } = query;
  useEffect(() => {
    if (isError) showAlert('listFailed');
  }, [isError]);
  return { filters, setFilters, open, setOpen, query, uploads };
}

export type Library = ReturnType<typeof useLibrary>;
