import type { PictureProblem } from '@yay/domain/media';

/**
 * A store of pictures: our own database, or an image host. Both serve them by the addresses of
 * `@yay/domain/media`.
 */
export interface MediaStore {
  /** The name of the store in the records of assets. */
  readonly service: 'media' | 'cloudinary';
  /** Origins beside our own that pages show pictures from and upload them to. */
  readonly origins: { readonly images: readonly string[]; readonly uploads: readonly string[] };

  /** Issues a ticket, by which its holder may upload one picture for a short while. */
  ticket(): Promise<UploadTicket>;
  /** Returns the picture of a name; null when there is none. */
  find(publicId: string): Promise<StoredPicture | null>;
  /**
   * Makes the picture of this person's file that has come in pieces. Null where there is none that is
   * whole.
   */
  finish(
    publicId: string,
    personId: number,
  ): Promise<StoredPicture | PictureProblem | 'busy' | null>;
  /** Another picture is shown in its place: it goes when nobody has a page with it open any more. */
  leave(publicId: string): Promise<void>;
  /** Removes a picture; idempotent. */
  remove(publicId: string): Promise<void>;
  /** Returns the host's address of a path below `/media/image/upload/`; null when we serve it. */
  elsewhere(path: string): string | null;
}

/** The form of an upload: the browser posts these fields, and then the picture as `file`. */
export interface UploadTicket {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface StoredPicture {
  readonly public_id: string;
  readonly version: number;
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Hash of the file that was sent, where the store knows it: its own kind in each store. */
  readonly fileHash?: Buffer | null;
}

/** Thrown without a readable response: whether the call took effect is unknown. */
export class MediaUnavailable extends Error {
  override readonly name = 'MediaUnavailable';
}
