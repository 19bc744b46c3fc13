import type { Queryable } from '../../platform/db/index.ts';
import { presentUpload } from './uploads.present.ts';
import { listedUploads } from './uploads.repo.ts';

const LATEST = 20;

/** The latest files of credit, the newest first. */
export const listUploads = async (source: Queryable) => ({
  data: (await listedUploads(source, LATEST)).map(presentUpload),
});
