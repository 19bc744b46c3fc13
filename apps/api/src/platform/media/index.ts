import type { MediaConfig } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import { type BuiltinStore, createBuiltinStore, isBuiltinStore } from './builtin/store.ts';
import { createCloudinaryStore } from './cloudinary/store.ts';
import type { MediaStore } from './store.ts';

export type { BuiltinStore } from './builtin/store.ts';
export { mediaRoutes } from './media.routes.ts';
export {
  type MediaStore,
  MediaUnavailable,
  type StoredPicture,
  type UploadTicket,
} from './store.ts';

export interface Media {
  /** Where pictures are put. */
  readonly store: MediaStore;
  /** Delivers what it has, also where there is an image host now. */
  readonly builtin: BuiltinStore;
}

const PRESET = 'pictures';

/** The stores that the settings ask for. */
export function createMedia(config: MediaConfig, db: Db): Media {
  const builtin = createBuiltinStore({ db, preset: PRESET });
  const store = config.service === 'cloudinary' ? createCloudinaryStore(config) : builtin;
  return { store, builtin: isBuiltinStore(store) ? store : builtin };
}
