import { createHash } from 'node:crypto';
import {
  type MediaAddress,
  type PictureProblem,
  readMediaAddress,
  type Transformation,
} from '@yay/domain/media';
import type { Db } from '../../db/index.ts';
import { appSecret } from '../../secrets/index.ts';
import { newPublicId } from '../public-id.ts';
import type { MediaStore, StoredPicture } from '../store.ts';
import { bestFormat, cutPicture, DELIVERED, type Delivered, renditionOf } from './cut-picture.ts';
import {
  bodyOf,
  findPicture,
  findRendition,
  findTicketUse,
  keepPicture,
  keepRendition,
  leavePicture,
  removePicture,
  useTicket,
} from './pictures.repo.ts';
import { Queue } from './queue.ts';
import { readPicture } from './read-picture.ts';
import { readTicket, signTicket } from './ticket.ts';
import { dropLeftUploads, dropUpload } from './uploads.repo.ts';
import { createUploads, type Uploads } from './uploads.ts';

export interface BuiltinStore extends MediaStore {
  readonly service: 'media';
  /** Returns the name that the ticket of a form allows; null when the ticket is not valid. */
  admits(fields: ReadonlyMap<string, string>): Promise<string | null>;
  /**
   * Stores the picture of a ticket, which is good for one. The same file sent again returns the
   * picture that is there; another one is refused. Undefined when too busy.
   */
  take(
    publicId: string,
    file: Buffer | { readonly path: string; readonly sha256: Buffer },
  ): Promise<StoredPicture | PictureProblem | 'ticket_used' | undefined>;
  look(path: string, accept: string | undefined): Promise<Seen | null>;
  /** Makes the picture of lists in each format that browsers ask for, unless it is there. */
  makeThumbnails(publicId: string): Promise<void>;
  /** Files that come in pieces. */
  readonly uploads: Uploads;
  /** Drops uploads that nobody goes on with. */
  sweepUploads(): Promise<void>;
}

/** A picture or rendition as its address names it; its bytes are made on demand. */
export interface Seen {
  readonly format: Delivered;
  readonly etag: string;
  /** True when the address names a version, so that its content never changes. */
  readonly lasting: boolean;
  /** True when the format depends on the formats that the browser accepts. */
  readonly varies: boolean;
  /** Returns the stored bytes; null when they are not made yet. */
  kept(): Promise<Buffer | null>;
  /**
   * Makes and stores the bytes; undefined when too busy, null when the picture was removed
   * meanwhile.
   */
  make(): Promise<Buffer | null | undefined>;
}

const THUMBNAIL: Transformation = { crop: 'fill', width: 250, height: 200, dpr: 1, auto: true };
const AT_ONCE = 2;
const WAITING = 40;

/** Returns a function that makes a cut once for all who request it at the same time, and stores it. */
function cutter(db: Db, queue: Queue) {
  const making = new Map<string, Promise<Buffer | null | undefined>>();
  return (publicId: string, cut: Transformation, format: Delivered) => {
    const rendition = renditionOf(cut);
    const key = `${publicId} ${rendition} ${format}`;
    const underWay = making.get(key);
    if (underWay !== undefined) return underWay;
    const made = queue
      .run(async () => {
        const original = await bodyOf(db, publicId);
        if (original === null) return null;
        const body = await cutPicture(original, cut, format);
        await keepRendition(db, publicId, rendition, format, body);
        return body;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}

/** Returns the picture for which a ticket was used, if that was this file; null for a new ticket. */
async function pictureOfTicket(
  db: Db,
  publicId: string,
  fileHash: Buffer,
): Promise<StoredPicture | 'ticket_used' | null> {
  const usedFor = await findTicketUse(db, publicId);
  if (usedFor === null) return null;
  const picture = usedFor.equals(fileHash) ? await findPicture(db, publicId) : null;
  return picture ?? 'ticket_used';
}

/** Returns the function that makes the picture of a ticket. */
function taker(db: Db, queue: Queue): BuiltinStore['take'] {
  return async (publicId, file) => {
    const fileHash = Buffer.isBuffer(file)
      ? createHash('sha256').update(file).digest()
      : file.sha256;
    const former = await pictureOfTicket(db, publicId, fileHash);
    if (former !== null) return former;
    const picture = await queue.run(() => readPicture(Buffer.isBuffer(file) ? file : file.path));
    if (picture === undefined || typeof picture === 'string') return picture;
    const version = Math.floor(Date.now() / 1000);
    await db.tx(async (tx) => {
      if (!(await useTicket(tx, publicId, fileHash))) return;
      await keepPicture(tx, { public_id: publicId, version, fileHash, ...picture });
    });
    const storedPicture = await pictureOfTicket(db, publicId, fileHash);
    if (storedPicture === null) throw new Error('the picture was not kept');
    return storedPicture;
  };
}

/** Returns the function that finds what an address names, without its bytes. */
function looker(db: Db, cutOnce: ReturnType<typeof cutter>): BuiltinStore['look'] {
  return async (path, accept) => {
    const address = readMediaAddress(path);
    if (address === null) return null;
    const { name, cut } = address;
    const picture = await findPicture(db, name.public_id);
    if (picture === null || (name.version !== null && name.version !== picture.version)) {
      return null;
    }
    const format = formatFor(address, picture.format, accept);
    if (format === null) return null;
    const common = {
      format,
      lasting: name.version !== null,
      varies: cut?.auto === true,
      etag: `"${picture.public_id}-${picture.version}-${cut ? renditionOf(cut) : 'whole'}-${format}"`,
    };
    if (cut === null) {
      return {
        ...common,
        kept: () => bodyOf(db, picture.public_id),
        make: async () => null,
      };
    }
    return {
      ...common,
      kept: () => findRendition(db, picture.public_id, renditionOf(cut), format),
      make: () => cutOnce(picture.public_id, cut, format),
    };
  };
}

/** Pictures in our own database, where every process finds them. */
export function createBuiltinStore(options: {
  readonly db: Db;
  readonly preset: string;
}): BuiltinStore {
  const { db, preset } = options;
  const queue = new Queue(AT_ONCE, WAITING);
  let secret: Promise<Buffer> | undefined;
  function secretOf(): Promise<Buffer> {
    secret ??= appSecret(db, 'media.uploads').catch((error) => {
      secret = undefined;
      throw error;
    });
    return secret;
  }
  const cutOnce = cutter(db, queue);
  const take = taker(db, queue);
  const uploads = createUploads(db);

  return {
    service: 'media',
    origins: { images: [], uploads: [] },

    async ticket() {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const fields = { public_id: newPublicId(), timestamp, upload_preset: preset };
      const signature = signTicket(await secretOf(), fields);
      return { url: '/media/upload', fields: { ...fields, signature } };
    },

    async admits(given) {
      const fields = readTicket(await secretOf(), given);
      return fields?.upload_preset === preset ? fields.public_id : null;
    },

    take,

    uploads,
    sweepUploads: () => dropLeftUploads(db),

    async finish(publicId, personId) {
      const made = await uploads.withFile(publicId, personId, (path, sha256) =>
        take(publicId, { path, sha256 }),
      );
      if (made === null) return null;
      // It is whole, and is asked for again.
      if (made === undefined) return 'busy';
      await dropUpload(db, publicId);
      return made === 'ticket_used' ? null : made;
    },

    find: (publicId) => findPicture(db, publicId),
    leave: (publicId) => leavePicture(db, publicId),
    remove: (publicId) => removePicture(db, publicId),
    elsewhere: () => null,

    async makeThumbnails(publicId) {
      for (const format of ['avif', 'webp', 'jpg'] as const) {
        if ((await findRendition(db, publicId, renditionOf(THUMBNAIL), format)) !== null) continue;
        // Too busy just now: whoever looks first has it made.
        if ((await cutOnce(publicId, THUMBNAIL, format)) === undefined) return;
      }
    },

    look: looker(db, cutOnce),
  };
}

/**
 * Returns the format to serve: that of the stored picture for a whole one, and for a rendition the
 * one of the address or the best that the browser accepts. Null when the address names another
 * format.
 */
function formatFor(
  { name, cut }: MediaAddress,
  kept: string,
  accept: string | undefined,
): Delivered | null {
  const requested = name.format === 'jpeg' ? 'jpg' : name.format;
  if (cut === null) return requested === kept ? (kept as Delivered) : null;
  if (cut.auto) return bestFormat(accept);
  return DELIVERED.find((format) => format === requested) ?? null;
}

export const isBuiltinStore = (store: MediaStore): store is BuiltinStore =>
  store.service === 'media';
