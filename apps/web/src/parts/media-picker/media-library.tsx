import '../../lib/staff/staff.css';
import '../../lib/staff/dialogs.css';
import { useTranslations } from 'use-intl';
import { ListHead } from '../../lib/list/index.ts';
import { AssetPanel } from './asset-panel.tsx';
import { isFiltered } from './filters.ts';
import { Finder } from './finder.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { DropPlace, UploadButton } from './upload-drop.tsx';
import { useHeldUploads } from './use-held-uploads.tsx';
import { useLibrary } from './use-library.ts';
import './media-picker.css';

/** The library as a page. */
export function MediaLibrary({ title }: { title: string }) {
  const t = useTranslations('media-library');
  const { filters, setFilters, open, setOpen, query, uploads } = useLibrary();
  const total = query.data?.pages[0]?.total;
  const { running } = uploads;
  const { question } = useHeldUploads(running);
  return (
    <DropPlace className="staff list media-page" onFiles={uploads.add}>
      <ListHead
        title={title}
        count={total === undefined ? undefined : t('count', { count: total })}
      >
        <UploadButton primary onFiles={uploads.add} />
      </ListHead>
      <Finder filters={filters} onFilters={setFilters} />
      <div className="media-page-in" data-open={open !== null}>
        <div className="media-main">
          <p className="media-running" role="status">
            {running > 0 && (
              <>
                <b>{t('uploadsRunning', { count: running })}.</b> {t('dropMore')}
              </>
            )}
          </p>
          <LibraryGrid
            {...{ query, uploads, open }}
            filtered={isFiltered(filters)}
            choosing={null}
            onEdit={setOpen}
          />
        </div>
        {open !== null && (
          <AssetPanel id={open} onClose={() => setOpen(null)} onDeleted={() => setOpen(null)} />
        )}
      </div>
      {question}
    </DropPlace>
  );
}
