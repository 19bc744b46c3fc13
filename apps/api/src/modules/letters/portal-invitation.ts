import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface PortalInvitationData {
  readonly first: string;
  readonly portal: 'school' | 'vendor';
  readonly place: string;
  /**
   * The way in which the reader accepts. Members of the team and owners of a closed account have
   * none: their mail says why and carries no link.
   */
  readonly way:
    | { readonly kind: 'accept'; readonly token: string }
    | { readonly kind: 'team' | 'closed' };
}

/** Asks somebody into the portal of a school or vendor. */
function portalInvitation(
  say: Say,
  data: PortalInvitationData,
  { product }: LetterContext,
): Letter {
  const { first, portal, place, way } = data;
  const subject = say('portal_invitation.subject', { product, place });
  const hello = { kind: 'text', text: say('portal_invitation.hello', { first }) } as const;
  if (way.kind !== 'accept') {
    const why = say(`portal_invitation.${way.kind}`, { product, place });
    return { subject, parts: [hello, { kind: 'text', text: why }] };
  }
  return {
    subject,
    parts: [
      hello,
      { kind: 'text', text: say(`portal_invitation.${portal}`, { place }) },
      {
        kind: 'link',
        label: say('portal_invitation.button'),
        path: `/invitation#${encodeURIComponent(way.token)}`,
      },
      { kind: 'text', text: say('portal_invitation.how_long') },
      { kind: 'text', text: say('portal_invitation.not_you') },
    ],
  };
}

export const letters = {
  portal_invitation: portalInvitation,
};
