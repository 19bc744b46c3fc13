import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { record } from '../activity/index.ts';
import { announcePage } from './announce-page.ts';
import { beginVersions } from './pages.kinds.ts';
import { markBegun, pageById } from './pages.repo.ts';

export async function pagesJobs({
  db,
  jobs,
}: {
  readonly db: Db;
  readonly jobs: Jobs;
}): Promise<void> {
  await jobs.sweep(
    beginVersions,
    {
      due: `exists (select from page_versions where state = 'scheduled' and publish_at <= app_now())`,
      everySeconds: 600,
    },
    () => beginDue(db),
  );
}

/** Puts on record that scheduled versions began, and tells the team's pages. */
export async function beginDue(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    for (const { page_id: id, locale, title } of await markBegun(tx)) {
      const page = await pageById(tx, id);
      if (page === null) continue;
      await record(tx, null, {
        action: 'page.began',
        subject: { type: 'page', id, label: page.path },
        after: { title, locale },
      });
      await announcePage(tx, null, id);
    }
  });
}
