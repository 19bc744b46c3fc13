import type { ModalAudience, ModalState } from '@yay/contract/message-modals/values';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { ModalRow } from './message-modals.repo.ts';

/** A message with everything that the team knows of it; pictures as they are now. */
export interface KeptModal extends ModalRow {
  headline_es: string;
  copy_es: unknown;
  cta_text_es: string;
  paths: string[];
  audience: ModalAudience;
  locale: 'en' | 'es' | null;
  starts_at: Instant | null;
  ends_at: Instant | null;
  active: boolean;
  archived_at: Instant | null;
  state: ModalState;
  addresses: number;
  rivals: { id: number; headline: string }[];
  version: number;
  created_at: Instant;
  updated_at: Instant;
}

export async function modalById(source: Queryable, id: number): Promise<KeptModal | null> {
  const [row] = await source.query<KeptModal>(
    'message_modals.by_id',
    `select m.id, m.type, m.headline, m.copy, m.cta_text, m.cta_type, m.cta_url,
       pictures_now(m.image_aligned) as image_aligned,
       pictures_now(m.image_portrait) as image_portrait,
       pictures_now(m.image_landscape) as image_landscape, m.alignment, m.orientation,
       m.headline_es, m.copy_es, m.cta_text_es,
       m.paths, m.audience, m.locale, m.starts_at, m.ends_at, m.active, m.archived_at,
       case when m.archived_at is not null then 'archived' when not m.active then 'off'
         when m.starts_at > app_now() then 'scheduled'
         when m.ends_at <= app_now() then 'over' else 'showing' end as state,
       (select count(*) from message_modal_addresses a where a.modal_id = m.id) as addresses,
       (select coalesce(json_agg(json_build_object('id', o.id, 'headline', o.headline)
            order by o.id), '[]')
        from message_modals o where o.id <> m.id and o.active and o.archived_at is null
          and o.paths && m.paths
          and (o.audience = 'all' or m.audience = 'all' or o.audience = m.audience)
          and (o.locale is null or m.locale is null or o.locale = m.locale)
          and coalesce(o.ends_at, 'infinity') > greatest(app_now(), coalesce(m.starts_at, '-infinity'))
          and coalesce(o.starts_at, '-infinity') < coalesce(m.ends_at, 'infinity')) as rivals,
       m.version, m.created_at, m.updated_at
     from message_modals m where m.id = $1`,
    [id],
  );
  return row ?? null;
}

/** Locks a message, so that nobody else changes it until the commit. */
export async function lockForChange(tx: Tx, id: number): Promise<KeptModal | null> {
  await tx.query(
    'message_modals.lock',
    `select id from message_modals where id = $1 ${LOCKS.modals.forNoKeyUpdate(['$1'])}`,
    [id],
  );
  return modalById(tx, id);
}

/** The fields of a message. Each list of pictures as JSON; null leaves it as it is. */
export interface ModalValues {
  readonly type: string;
  readonly headline: string;
  /** JSON; null for nothing. */
  readonly copy: string | null;
  readonly ctaText: string;
  readonly headlineEs: string;
  readonly copyEs: string | null;
  readonly ctaTextEs: string;
  readonly ctaType: string;
  readonly ctaUrl: string | null;
  readonly aligned: string | null;
  readonly portrait: string | null;
  readonly landscape: string | null;
  readonly alignment: string;
  readonly orientation: string;
  readonly paths: readonly string[];
  readonly audience: string;
  readonly locale: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly active: boolean;
}

const parameters = (values: ModalValues) => [
  values.type,
  values.headline,
  values.copy,
  values.ctaText,
  values.ctaType,
  values.ctaUrl,
  values.aligned,
  values.portrait,
  values.landscape,
  values.alignment,
  values.orientation,
  values.paths,
  values.audience,
  values.locale,
  values.startsAt,
  values.endsAt,
  values.active,
  values.headlineEs,
  values.copyEs,
  values.ctaTextEs,
];

export async function insertModal(tx: Tx, values: ModalValues, createdBy: number): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'message_modals.insert',
    `insert into message_modals (type, headline, copy, cta_text, cta_type, cta_url, image_aligned,
       image_portrait, image_landscape, alignment, orientation, paths, audience, locale, starts_at,
       ends_at, active, headline_es, copy_es, cta_text_es, created_by)
     values ($1, $2, $3, $4, $5, $6, coalesce($7::jsonb, '[]'), coalesce($8::jsonb, '[]'),
       coalesce($9::jsonb, '[]'), $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $21) returning id`,
    [...parameters(values), createdBy],
  );
  if (row === undefined) throw new Error('the message was not written');
  return row.id;
}

export async function writeModal(tx: Tx, id: number, values: ModalValues): Promise<void> {
  await tx.query(
    'message_modals.update',
    `update message_modals set type = $1, headline = $2, copy = $3, cta_text = $4, cta_type = $5,
       cta_url = $6, image_aligned = coalesce($7::jsonb, image_aligned),
       image_portrait = coalesce($8::jsonb, image_portrait),
       image_landscape = coalesce($9::jsonb, image_landscape), alignment = $10, orientation = $11,
       paths = $12, audience = $13, locale = $14, starts_at = $15, ends_at = $16, active = $17,
       headline_es = $18, copy_es = $19, cta_text_es = $20,
       version = version + 1, updated_at = app_now()
     where id = $21`,
    [...parameters(values), id],
  );
}

/**
 * Archives a message or restores it; a restored one comes back switched off, so that somebody looks
 * at it before visitors do.
 */
export async function markArchived(tx: Tx, id: number, archived: boolean): Promise<void> {
  await tx.query(
    'message_modals.archive',
    `update message_modals set archived_at = case when $2 then app_now() end, active = false,
       version = version + 1, updated_at = app_now() where id = $1`,
    [id, archived],
  );
}
