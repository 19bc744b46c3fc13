import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@yay/ui/dialog';
import { Tabs } from '@yay/ui/tabs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LibraryPicture, picturesQuery } from './api.ts';
import { AssetPanel } from './asset-panel.tsx';
import { toggled } from './choice.ts';
import { isFiltered } from './filters.ts';
import { Finder } from './finder.tsx';
import { FixedGrid, LibraryGrid } from './library-grid.tsx';
import { type Choosing, UploadTile } from './tile.tsx';
import { TileGrid } from './tile-grid.tsx';
import { DropPlace, UploadButton } from './upload-drop.tsx';
import { useHeldUploads } from './use-held-uploads.tsx';
import { type Library, useLibrary } from './use-library.ts';
import '../../lib/staff/staff.css';
import '../../lib/staff/dialogs.css';
import './media-picker.css';

export interface MediaPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The chosen pictures when it opens, by number in the library. */
  readonly value: readonly number[];
  /** Several may be chosen; otherwise the last one is. */
  readonly multi?: boolean;
  /** Receives what is chosen, in the order of choosing. */
  readonly onPick: (pictures: readonly LibraryPicture[]) => void;
  /** The title, such as "Choose pictures for Head". */
  readonly title?: string;
}

/** The library as a dialog. Pages that use it say the words areas `media` and `media-library`. */
export function MediaPicker(props: MediaPickerProps) {
  // The search and the choice end with the dialog.
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ onClose, value, multi = false, onPick, title }: MediaPickerProps) {
  const t = useTranslations('media-library');
  const library = useLibrary();
  const [tab, setTab] = useState('library');
  // Null until somebody toggles: what was chosen before may still be on its way.
  const [changed, setChanged] = useState<readonly LibraryPicture[] | null>(null);
  const { data: before } = useQuery(picturesQuery(value));
  const known = value.flatMap((id) => before?.find((one) => one.id === id) ?? []);
  const chosen = changed ?? known;
  const choosing: NonNullable<Choosing> = {
    isChosen: (id) => (changed === null ? value : changed.map((one) => one.id)).includes(id),
    toggle: (picture) => setChanged(toggled(chosen, picture, multi)),
  };
  const { open, setOpen, uploads } = library;
  const { hold, question } = useHeldUploads(uploads.running);

  function done() {
    if (changed !== null) onPick(changed);
    onClose();
  }
  function deleted(id: number) {
    setOpen(null);
    if (choosing.isChosen(id)) setChanged(chosen.filter((one) => one.id !== id));
  }
  return (
    <Dialog
      open
      onClose={() => hold(onClose)}
      className="media-picker"
      title={title ?? t(multi ? 'titleMany' : 'title')}
      closeLabel={t('close')}
      done={{ label: t('done'), onPress: () => hold(done) }}
      footer={
        <div className="media-foot">
          <UploadButton onFiles={uploads.add} />
          <span className="media-foot-hint">{t('uploadHint')}</span>
          <Chosen pictures={chosen} />
        </div>
      }
    >
      <DropPlace className="media-picker-in" onFiles={uploads.add}>
        <div className="media-main">
          <Tabs
            label={t('tabs')}
            selected={tab}
            onSelect={setTab}
            items={tabsOf(library, choosing, chosen, t)}
          />
        </div>
        {open !== null && (
          <AssetPanel id={open} onClose={() => setOpen(null)} onDeleted={deleted} />
        )}
      </DropPlace>
      {question}
    </Dialog>
  );
}

function tabsOf(
  library: Library,
  choosing: Choosing,
  chosen: readonly LibraryPicture[],
  t: ReturnType<typeof useTranslations<'media-library'>>,
) {
  const { open, setOpen, uploads, query, filters, setFilters } = library;
  const all = uploads.uploads;
  const ended = all.filter(({ state }) => state === 'done' || state === 'failed').length;
  return [
    {
      id: 'library',
      label: <TabName name={t('libraryTab')} note={query.data?.pages[0]?.total} />,
      content: (
        <>
          <Finder filters={filters} onFilters={setFilters} />
          <LibraryGrid
            {...{ query, uploads, choosing, open }}
            filtered={isFiltered(filters)}
            onEdit={setOpen}
          />
        </>
      ),
    },
    {
      id: 'uploading',
      label: (
        <TabName
          name={t('uploadingTab')}
          note={
            all.length === 0 ? 0 : t('shown', { shown: String(ended), total: String(all.length) })
          }
        />
      ),
      content:
        all.length === 0 ? (
          <p className="media-said">{t('noneUploading')}</p>
        ) : (
          <TileGrid>
            {all.map((upload) => (
              <UploadTile key={upload.key} {...{ upload, uploads, choosing }} />
            ))}
          </TileGrid>
        ),
    },
    {
      id: 'selected',
      label: <TabName name={t('selectedTab')} note={chosen.length} />,
      content: (
        <FixedGrid
          pictures={chosen}
          none={t('noneSelected')}
          {...{ choosing, open }}
          onEdit={setOpen}
        />
      ),
    },
  ];
}

const TabName = ({ name, note }: { name: string; note: number | string | undefined }) => (
  <>
    {name} <span className="media-tab-note">{note}</span>
  </>
);

const SHOWN = 4;

function Chosen({ pictures }: { pictures: readonly LibraryPicture[] }) {
  const t = useTranslations('media-library');
  return (
    <span className="media-chosen" role="status">
      {pictures.slice(0, SHOWN).map(({ id, thumbnail }) => (
        <img key={id} src={thumbnail} alt="" width={40} height={32} />
      ))}
      <b>{t('chosen', { count: pictures.length })}</b>
    </span>
  );
}
