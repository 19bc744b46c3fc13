import type {
  PagePictureOut,
  PageRecord,
  PageVersion,
  VersionSummary,
} from '@yay/contract/pages/calls';
import { PAGE_LOCALES, type PageState, type VersionState } from '@yay/contract/pages/values';
import { mediaAddress, THUMBNAIL_PICTURE } from '@yay/domain/media';
import { type Instant, toIso } from '@yay/domain/time';
import type { PageRow, VersionRow, WholeVersionRow } from './pages.repo.ts';
import type { PagePicture } from './published.repo.ts';

const WIDE_PICTURE = 'c_fit,w_960,f_auto';
const iso = (at: Instant | null): string | null => (at === null ? null : toIso(at));

/** A page as the team keeps it: its versions, the latest first, and each language as it is edited. */
export function presentPage(
  page: PageRow,
  versions: readonly VersionRow[],
  whole: readonly WholeVersionRow[],
  now: Instant,
): Omit<PageRecord, 'listed_in'> {
  return {
    id: page.id,
    path: page.path,
    kind: page.kind,
    state: stateOf(page, versions, now),
    version: page.version,
    created_at: toIso(page.created_at),
    archived_at: iso(page.archived_at),
    locales: PAGE_LOCALES.map((locale) => {
      const ownVersions = versions.filter((version) => version.locale === locale);
      const current = whole.find((version) => version.id === currentOf(ownVersions)?.id);
      return {
        locale,
        current: current === undefined ? null : presentVersion(current, versions, now),
        draft: ownVersions.find(({ state }) => state === 'draft')?.id ?? null,
        shown: ownVersions.find(({ shown }) => shown)?.id ?? null,
      };
    }),
    versions: versions.map((version) => presentSummary(version, versions, now)),
  };
}

/** Returns the version to go on with: the draft, else the published one, else the last that was. */
export const currentOf = (versions: readonly VersionRow[]): VersionRow | undefined =>
  versions.find(({ state }) => state === 'draft') ??
  versions.find(({ shown }) => shown) ??
  versions.toSorted((one, other) => other.number - one.number)[0];

function stateOf(page: PageRow, versions: readonly VersionRow[], now: Instant): PageState {
  if (page.archived_at !== null) return 'archived';
  if (versions.some(({ shown }) => shown)) return 'shown';
  if (versions.some(({ publish_at: at }) => at !== null && at > now)) return 'scheduled';
  return versions.some(({ state }) => state === 'draft') ? 'draft' : 'off';
}

function presentSummary(
  row: VersionRow,
  versions: readonly VersionRow[],
  now: Instant,
): VersionSummary {
  return {
    id: row.id,
    locale: row.locale,
    number: row.number,
    state: versionState(row, versions, now),
    title: row.title,
    author: row.author,
    based_on: row.based_on,
    publish_at: iso(row.publish_at),
    unpublish_at: iso(row.unpublish_at),
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
  };
}

export function presentVersion(
  row: WholeVersionRow,
  versions: readonly VersionRow[],
  now: Instant,
): PageVersion {
  return {
    ...presentSummary(row, versions, now),
    description: row.description,
    picture: row.picture && presentPicture(row.picture),
    topics: row.topics,
    body: row.body,
    links: row.links,
    job: row.job,
    body_pictures: row.body_pictures.map(presentPicture),
    revision: row.revision,
  };
}

function versionState(
  row: VersionRow,
  versions: readonly VersionRow[],
  now: Instant,
): VersionState {
  if (row.publish_at === null) return 'draft';
  if (row.publish_at > now) return 'scheduled';
  if (row.shown) return 'shown';
  if (row.unpublish_at !== null && row.unpublish_at <= now) return 'over';
  // It is read again where everything that took its place has an end before its own.
  const laterForGood = versions.some(
    (other) =>
      other.locale === row.locale &&
      other.publish_at !== null &&
      other.publish_at <= now &&
      (other.publish_at > (row.publish_at ?? 0) ||
        (other.publish_at === row.publish_at && other.number > row.number)) &&
      (other.unpublish_at === null ||
        (row.unpublish_at !== null && other.unpublish_at >= row.unpublish_at)),
  );
  return laterForGood ? 'over' : 'waiting';
}

const presentPicture = (picture: PagePicture & { readonly name: string }): PagePictureOut => ({
  id: picture.id,
  name: picture.name,
  alt: picture.alt,
  url: mediaAddress(picture, WIDE_PICTURE),
  thumbnail: mediaAddress(picture, THUMBNAIL_PICTURE),
});
