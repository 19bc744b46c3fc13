import { lazy, Suspense } from 'react';
import type { Asked } from './asked.ts';
import type { Invited } from './invite-dialog.tsx';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));
const ActDialog = lazy(() => import('./act-dialog.tsx'));

/** The question that is open: whom to invite, or whether something is meant. */
export function PeopleDialogs(props: {
  asked: 'invite' | Asked | undefined;
  place: string;
  invitation: { title: string; text: string; send: (invited: Invited) => Promise<unknown> };
  carryOut: (asked: Asked) => Promise<unknown>;
  onRefused: () => unknown;
  onClose: () => void;
}) {
  const { asked, invitation, onClose, ...rest } = props;
  return (
    <Suspense>
      {asked === 'invite' && <InviteDialog {...invitation} onClose={onClose} />}
      {asked && asked !== 'invite' && <ActDialog {...rest} asked={asked} onClose={onClose} />}
    </Suspense>
  );
}
