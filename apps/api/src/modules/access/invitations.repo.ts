import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { Portal, PortalKind } from './portals.ts';

/** SQL: the link of its last mail still works. */
const OPEN = 'i.expires_at > clock_timestamp()';
const LASTS = `clock_timestamp() + interval '7 days'`;

export interface InvitationRow {
  id: number;
  email: string;
  first: string;
  last: string;
  expires_at: Instant;
}

export const invitationsTo = (source: Queryable, portal: Portal, placeId: number) =>
  source.query<InvitationRow>(
    `access.invitations_${portal.kind}`,
    `select i.id, i.email, i.first, i.last, i.expires_at from portal_invitations i
     where i.${portal.column} = $1 and ${OPEN} order by i.id desc`,
    [placeId],
  );

/** Writes an invitation down; undefined where the same one waits for its answer already. */
export async function putInvitation(
  tx: Tx,
  portal: Portal,
  placeId: number,
  person: {
    readonly email: string;
    readonly first: string;
    readonly last: string;
    readonly locale: 'en' | 'es';
    readonly invitedBy: number;
  },
  tokenHash: Buffer,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `access.invite_${portal.kind}`,
    `insert into portal_invitations as i
       (${portal.column}, email, first, last, locale, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, ${LASTS})
     on conflict (${portal.column}, email) do update set
       first = excluded.first, last = excluded.last, locale = excluded.locale,
       token_hash = excluded.token_hash, invited_by = excluded.invited_by,
       expires_at = excluded.expires_at
     where not (${OPEN})
     returning i.id`,
    [placeId, person.email, person.first, person.last, person.locale, tokenHash, person.invitedBy],
  );
  return row?.id;
}

export async function invitationTo(
  source: Queryable,
  portal: Portal,
  placeId: number,
  id: number,
): Promise<InvitationRow | undefined> {
  const [row] = await source.query<InvitationRow>(
    `access.invitation_${portal.kind}`,
    `select i.id, i.email, i.first, i.last, i.expires_at from portal_invitations i
     where i.id = $2 and i.${portal.column} = $1 and ${OPEN}`,
    [placeId, id],
  );
  return row;
}

/** Puts another link in place of the former; false when the invitation is over. */
export async function renewInvitation(
  tx: Tx,
  id: number,
  { tokenHash, invitedBy }: { readonly tokenHash: Buffer; readonly invitedBy: number },
): Promise<boolean> {
  const rows = await tx.query(
    'access.renew_invitation',
    `update portal_invitations i set token_hash = $2, invited_by = $3, expires_at = ${LASTS}
     where i.id = $1 and ${OPEN} returning 1`,
    [id, tokenHash, invitedBy],
  );
  return rows.length > 0;
}

/** Deletes an invitation, answered or not; false when another transaction did. */
export async function dropInvitation(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    'access.drop_invitation',
    'delete from portal_invitations where id = $1 returning 1',
    [id],
  );
  return rows.length > 0;
}

export interface OpenInvitation {
  readonly id: number;
  readonly kind: PortalKind;
  readonly place: { readonly id: number; readonly name: string };
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly locale: 'en' | 'es';
}

interface OpenRow {
  id: number;
  kind: PortalKind;
  place_id: number;
  place: string;
  email: string;
  first: string;
  last: string;
  locale: 'en' | 'es';
}

/** Returns the invitation of a link that still works. */
export async function invitationOfLink(
  source: Queryable,
  tokenHash: Buffer,
): Promise<OpenInvitation | undefined> {
  const [row] = await source.query<OpenRow>(
    'access.invitation_of_link',
    `select i.id, case when i.vendor_id is null then 'school' else 'vendor' end as kind,
       coalesce(i.destination_id, i.vendor_id) as place_id,
       coalesce(d.name, v.display_name) as place, i.email, i.first, i.last, i.locale
     from portal_invitations i
     left join destinations d on d.id = i.destination_id
     left join vendors v on v.id = i.vendor_id
     where i.token_hash = $1 and ${OPEN}`,
    [tokenHash],
  );
  if (row === undefined) return undefined;
  const { place_id: placeId, place, ...invitation } = row;
  return { ...invitation, place: { id: placeId, name: place } };
}

/** Deletes invitations whose link is over, in batches. Returns how many. */
export async function deleteInvitationsThatAreOver(source: Queryable): Promise<number> {
  const rows = await source.query(
    'access.delete_over',
    `delete from portal_invitations where id in (
       select i.id from portal_invitations i where not (${OPEN}) order by i.expires_at limit 1000)
     returning 1`,
  );
  return rows.length;
}
