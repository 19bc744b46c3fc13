import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { EmptyState } from '@yay/ui/empty-state';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { StaffFailed } from '../../lib/staff-failed.tsx';
import type { LibraryPicture, MediaPage } from './api.ts';
import { type Choosing, PictureTile, UploadTile } from './tile.tsx';
import { TileGrid } from './tile-grid.tsx';
import { UploadButton } from './upload-drop.tsx';
import type { Uploads } from './use-uploads.ts';

type Pages = UseInfiniteQueryResult<{ readonly pages: readonly MediaPage[] }>;

interface GridProps {
  readonly query: Pages;
  readonly uploads: Uploads;
  /** Something is searched for. */
  readonly filtered: boolean;
  readonly choosing: Choosing;
  readonly open: number | null;
  readonly onEdit: (id: number) => void;
}

/** Everything that is on its way, and then what the library has; more of it comes by scrolling. */
export function LibraryGrid({ query, uploads, filtered, choosing, open, onEdit }: GridProps) {
  const t = useTranslations('media-library');
  const { data, isError, error, refetch } = query;
  const temporary = uploads.uploads;
  const fresh = new Set(temporary.map(({ asset }) => asset?.id));
  const pictures = (data?.pages ?? [])
    .flatMap((page) => page.pictures)
    .filter(({ id }) => !fresh.has(id));
  const total = data?.pages[0]?.total ?? 0;
  const isEmpty = temporary.length + pictures.length === 0;
  if (isError && !data) {
    return (
      <StaffFailed
        title={t('failedTitle')}
        error={error}
        retry={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      {!isEmpty && (
        <TileGrid>
          {temporary.map((upload) => (
            <UploadTile key={upload.key} upload={upload} uploads={uploads} choosing={choosing} />
          ))}
          {pictures.map((picture) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              choosing={choosing}
              isOpen={open === picture.id}
              onEdit={onEdit}
            />
          ))}
        </TileGrid>
      )}
      <p className="media-said" role="status">
        {!data && t('loading')}
        {data && isEmpty && filtered && t('none')}
      </p>
      {data && isEmpty && !filtered && (
        <EmptyState title={t('emptyTitle')} action={<UploadButton primary onFiles={uploads.add} />}>
          {t('emptyText')}
        </EmptyState>
      )}
      {data && <More query={query} shown={pictures.length} total={total} />}
    </>
  );
}

function More({ query, shown, total }: { query: Pages; shown: number; total: number }) {
  const t = useTranslations('media-library');
  const { hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const end = useRef<HTMLParagraphElement>(null);
  // The next page would break off a list that is being read anew, and leave what is deleted in it.
  const ready = hasNextPage && !isFetching;
  useEffect(() => {
    if (!ready || !end.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [ready, fetchNextPage]);
  if (shown === 0) return null;
  return (
    <p className="media-load" ref={end}>
      {hasNextPage && (
        <button type="button" className="staff-btn" onClick={() => ready && void fetchNextPage()}>
          {isFetchingNextPage ? t('loading') : t('loadMore')}
        </button>
      )}
      <span className="num">
        {t('shown', { shown: String(Math.min(shown, total)), total: String(total) })}
      </span>
    </p>
  );
}

/** Some pictures that are at hand already, such as those that are chosen. */
export function FixedGrid({
  pictures,
  none,
  choosing,
  open,
  onEdit,
}: Omit<GridProps, 'query' | 'uploads' | 'filtered'> & {
  readonly pictures: readonly LibraryPicture[];
  readonly none: string;
}) {
  if (pictures.length === 0) return <p className="media-said">{none}</p>;
  return (
    <TileGrid>
      {pictures.map((picture) => (
        <PictureTile
          key={picture.id}
          picture={picture}
          choosing={choosing}
          isOpen={open === picture.id}
          onEdit={onEdit}
        />
      ))}
    </TileGrid>
  );
}
