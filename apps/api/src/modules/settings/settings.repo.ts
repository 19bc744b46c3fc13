import type { IntroStep } from '@yay/contract/site-options/values';
import type { Queryable } from '../../platform/db/index.ts';

export interface SiteOptionRow {
  type: string;
  fields: Record<string, unknown>;
}

export const siteOptionsOf = (
  source: Queryable,
  types: readonly string[],
): Promise<SiteOptionRow[]> =>
  source.query<SiteOptionRow>(
    'settings.site_options',
    'select type, fields from site_options where type = any($1) order by type',
    [types],
  );

export interface IntroPictureRow {
  step: IntroStep;
  alt: string;
  public_id: string;
  version: number;
  format: string;
}

export const introPictureRows = (
  source: Queryable,
  steps: readonly IntroStep[],
  locale: 'en' | 'es',
): Promise<IntroPictureRow[]> =>
  source.query<IntroPictureRow>(
    'settings.intro_pictures',
    `select s.step, alt_in($2, a.alt, a.alt_es) as alt, a.public_id, a.version, a.format
     from site_options o
     cross join unnest($1::text[]) with ordinality as s (step, number)
     join assets a on to_jsonb(a.id) = o.fields->s.step and a.deleted_at is null
     where o.type = 'intro_wizard' order by s.number`,
    [steps, locale],
  );

export interface FeatureRow {
  name: string;
  value: boolean;
}

export const allFeatures = (source: Queryable): Promise<FeatureRow[]> =>
  source.query<FeatureRow>('settings.features', 'select name, value from features order by name');

export interface OrderRulesRow {
  now: number;
  times: unknown;
  late_fee: unknown;
}

export async function orderRulesRow(source: Queryable): Promise<OrderRulesRow> {
  const [row] = await source.query<OrderRulesRow>(
    'settings.order_rules',
    `select app_now() as now,
       (select fields from site_options where type = 'times') as times,
       (select fields from site_options where type = 'late_fee') as late_fee`,
  );
  if (row === undefined) throw new Error('the settings did not answer');
  return row;
}

/** Site options of these types and every feature, in one statement. */
export async function publicRows(
  source: Queryable,
  types: readonly string[],
): Promise<{ options: SiteOptionRow[]; features: FeatureRow[] }> {
  const [row] = await source.query<{ options: SiteOptionRow[]; features: FeatureRow[] }>(
    'settings.public',
    `select
       coalesce((select json_agg(json_build_object('type', type, 'fields', fields) order by type)
         from site_options where type = any($1)), '[]'::json) as options,
       coalesce((select json_agg(json_build_object('name', name, 'value', value) order by name)
         from features), '[]'::json) as features`,
    [types],
  );
  return row ?? { options: [], features: [] };
}
