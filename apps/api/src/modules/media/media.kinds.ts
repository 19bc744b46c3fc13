import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Takes a picture that was deleted out of its store. */
export const removePicture = jobKind<{ service: string; publicId: string }>('media.remove');
/** Another picture took its place: it goes when no page that shows it is open any more. */
export const leavePicture = jobKind<{ service: string; publicId: string }>('media.leave');
/** Cuts the pictures of lists ahead of whoever looks first. */
export const makeThumbnails = jobKind<{ service: string; publicId: string }>('media.thumbnails');
/** Takes what was uploaded and never used out of the built-in store. */
export const sweepPictures = jobKind('media.sweep', { retries: 2, single: true });

export const MEDIA_JOB_KINDS: readonly JobKind<never>[] = [
  removePicture,
  leavePicture,
  makeThumbnails,
  sweepPictures,
];
