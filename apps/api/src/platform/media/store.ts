/**
 * Where pictures are kept: in our own database, or at an image host. Both speak in these terms, and
 * both deliver by the addresses of `@yay/domain/media`.
 */
export interface MediaStore {
  /** As assets name it. */
  readonly service: 'media' | 'cloudinary';
  /** What pages may show pictures from and send them to, beside ourselves. */
  readonly origins: { readonly images: readonly string[]; readonly uploads: readonly string[] };

  /** Lets its holder put one picture there, for a short while. */
  ticket(): Promise<UploadTicket>;
  /** What it keeps under a name. Null: nothing. */
  find(publicId: string): Promise<StoredPicture | null>;
  /** Gone afterwards, whether or not it was there. */
  remove(publicId: string): Promise<void>;
  /** Where it delivers what stands at this path below `/media/image/upload/`; null: not elsewhere. */
  elsewhere(path: string): string | null;
}

/** A form that the browser posts: these fields, and then the picture as `file`. */
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
}

/** No answer, or none that can be read: what became of the call is not known. */
export class MediaUnavailable extends Error {
  override readonly name = 'MediaUnavailable';
}
