import type { MediaConfig } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import { type BuiltinStore, createBuiltinStore, isBuiltinStore } from './builtin/store.ts';
import { createCloudinaryStore } from './cloudinary/store.ts';
import type { MediaStore } from './store.ts';

export type { BuiltinStore } from './builtin/store.ts';
export { mediaRoutes } from './media.routes.ts';
export type { PictureUses, UsedPicture } from './picture-uses.ts';
export { newPublicId } from './public-id.ts';
export {
  type MediaStore,
  MediaUnavailable,
  type StoredPicture,
  type UploadTicket,
} from './store.ts';

export interface Media {
  /** The store that new pictures go to. */
  readonly store: MediaStore;
  /** The built-in store, which serves its pictures even where an image host is configured now. */
  readonly builtin: BuiltinStore;
}

const PRESET = 'pictures';

/** Creates the stores that the settings name. */
export function createMedia(config: MediaConfig, db: Db): Media {
  const builtin = createBuiltinStore({ db, preset: PRESET });
  const store = config.service === 'cloudinary' ? createCloudinaryStore(config) : builtin;
  return { store, builtin: isBuiltinStore(store) ? store : builtin };
}
