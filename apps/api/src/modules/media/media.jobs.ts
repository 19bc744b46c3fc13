import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Media } from '../../platform/media/index.ts';
import { leftPictures } from './assets.repo.ts';
import { leavePicture, makeThumbnails, removePicture, sweepPictures } from './media.kinds.ts';

export async function mediaJobs({
  db,
  jobs,
  media: { store, builtin },
}: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly media: Media;
}): Promise<void> {
  await jobs.work(removePicture, async ({ service, publicId }) => {
    const keeper = [store, builtin].find((one) => one.service === service);
    // A host that the settings no longer name keeps what it has.
    await keeper?.remove(publicId);
  });
  await jobs.work(leavePicture, async ({ service, publicId }) => {
    const keeper = [store, builtin].find((one) => one.service === service);
    await keeper?.leave(publicId);
  });
  await jobs.work(makeThumbnails, async ({ service, publicId }) => {
    // A host cuts its pictures itself.
    if (service === builtin.service) await builtin.makeThumbnails(publicId);
  });
  await jobs.work(sweepPictures, async () => {
    for (const { public_id } of await leftPictures(db)) await builtin.remove(public_id);
    await builtin.sweepUploads();
  });
  await jobs.schedule(sweepPictures, '23 * * * *');
}
