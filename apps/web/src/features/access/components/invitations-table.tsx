import type { AccessInvitation } from '@yay/contract/access/calls';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { OFFICE } from '../../../parts/office-time.ts';

export type InvitationAct = 'again' | 'takeBack';
const ACTS: readonly InvitationAct[] = ['again', 'takeBack'];

/** The people who were asked by mail and have not answered yet. */
export function InvitationsTable({
  invitations,
  onAct,
}: {
  invitations: readonly AccessInvitation[];
  onAct: (act: InvitationAct, invitation: AccessInvitation) => void;
}) {
  const t = useTranslations('access');
  const waiting = useTranslations('access.waiting');
  const locale = useLocale();
  return (
    <section className="access" aria-labelledby="access-waiting">
      <h2 id="access-waiting">{waiting('title')}</h2>
      <RecordTable
        rows={invitations}
        keyOf={({ id }) => id}
        columns={[
          { id: 'person', title: t('person'), cell: (invitation) => invitation.full_name },
          { id: 'email', title: t('email'), look: 'mid', cell: ({ email }) => email },
          {
            id: 'until',
            title: waiting('until'),
            look: 'mid',
            labeled: true,
            cell: ({ expires_at: at }) => formatDayOf(at, OFFICE, locale),
          },
          {
            id: 'acts',
            title: t('acts'),
            titleHidden: true,
            look: 'access-acts',
            cell: (invitation) =>
              ACTS.map((act) => (
                <button
                  key={act}
                  type="button"
                  className="staff-btn"
                  onClick={() => onAct(act, invitation)}
                >
                  {waiting(act)}
                  <span className="sr"> {invitation.full_name}</span>
                </button>
              )),
          },
        ]}
      />
    </section>
  );
}
