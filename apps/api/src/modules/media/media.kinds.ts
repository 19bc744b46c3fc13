import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Takes a picture that was deleted out of its store. */
export const removePicture = jobKind<{ service: string; publicId: string }>('media.remove');
/** Takes what was uploaded and never used out of the built-in store. */
export const sweepPictures = jobKind('media.sweep', { retries: 2, single: true });

export const MEDIA_JOB_KINDS: readonly JobKind<never>[] = [removePicture, sweepPictures];
