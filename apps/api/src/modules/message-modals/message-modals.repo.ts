import type { MessageModal } from '@yay/contract/message-modals/calls';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { Audience } from './audiences.ts';

export interface ModalRow
  extends Pick<
    MessageModal,
    | 'id'
    | 'type'
    | 'headline'
    | 'copy'
    | 'cta_text'
    | 'cta_type'
    | 'cta_url'
    | 'alignment'
    | 'orientation'
  > {
  image_aligned: unknown;
  image_portrait: unknown;
  image_landscape: unknown;
}

/** Shown to somebody at this moment. */
const RUNNING = `m.active and m.archived_at is null
  and (m.starts_at is null or m.starts_at <= (select app_now()))
  and (m.ends_at is null or m.ends_at > (select app_now()))`;

/** The words in the reader's language: those of the message where it has no others, or is in one alone. */
const inLanguage = (words: string, isThere: string) =>
  `case when $4 = 'es' and m.locale is null and m.${words}_es ${isThere}
     then m.${words}_es else m.${words} end as ${words}`;

export async function modalFor(
  source: Queryable,
  asked: {
    readonly path: string;
    readonly audiences: readonly Audience[];
    readonly closed: readonly number[];
    readonly locale: 'en' | 'es';
  },
): Promise<ModalRow | undefined> {
  const [row] = await source.query<ModalRow>(
    'message_modals.for_path',
    `select m.id, m.type, ${inLanguage('headline', "<> ''")}, ${inLanguage('copy', 'is not null')},
       ${inLanguage('cta_text', "<> ''")},
       m.cta_type, m.cta_url,
       pictures_now(m.image_aligned, $4) as image_aligned,
       pictures_now(m.image_portrait, $4) as image_portrait,
       pictures_now(m.image_landscape, $4) as image_landscape, m.alignment, m.orientation
     from message_modals m
     where ${RUNNING} and m.audience = any($2) and m.id <> all($3::int[])
       and (m.locale is null or m.locale = $4)
       and exists (select from unnest(m.paths) shown
         where shown = $1 or (shown <> '/' and starts_with($1, shown || '/')))
     order by m.starts_at desc nulls last, m.id desc limit 1`,
    [asked.path, asked.audiences, asked.closed, asked.locale],
  );
  return row;
}

/** The message that asks for an address just now; it stays so until the transaction ends. */
export async function lockModal(
  tx: Tx,
  modalId: number,
  audiences: readonly Audience[],
): Promise<{ headline: string } | undefined> {
  const [row] = await tx.query<{ headline: string }>(
    'message_modals.lock_asking',
    `select m.headline from message_modals m
     where m.id = $1 and m.cta_type = 'email' and ${RUNNING} and m.audience = any($2)
     ${LOCKS.modals.forShare(['$1'])}`,
    [modalId, audiences],
  );
  return row;
}

/** Returns its number, or null where it was there already. */
export async function keepAddress(
  tx: Tx,
  left: { readonly modalId: number; readonly email: string; readonly locale: 'en' | 'es' },
): Promise<number | null> {
  const [kept] = await tx.query<{ id: number }>(
    'message_modals.keep_address',
    `insert into message_modal_addresses (modal_id, email, locale) values ($1, $2, $3)
     on conflict (modal_id, email) do nothing returning id`,
    [left.modalId, left.email, left.locale],
  );
  return kept?.id ?? null;
}
