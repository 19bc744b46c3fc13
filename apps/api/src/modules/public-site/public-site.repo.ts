import type { Queryable } from '../../platform/db/index.ts';

export interface SiteSchool {
  id: number;
  name: string;
  city: string;
  delivers: boolean;
}

/** Schools as visitors may know of them: those that we deliver to, and those that will be. */
export const siteSchools = (source: Queryable): Promise<SiteSchool[]> =>
  source.query<SiteSchool>(
    'public_site.schools',
    `select d.id, d.name, coalesce(d.city, '') as city, d.status = 'active' as delivers
     from destinations d where d.status <> 'archived' order by lower(d.name), d.id`,
  );
