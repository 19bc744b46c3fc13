import { useEffect, useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useChannel, useIsLive } from '../../../lib/realtime/index.ts';
import { useStore } from '../../../lib/store.ts';
import { schoolCalls } from '../api/hand-out-calls.ts';
import { HandOut } from '../model/hand-out.ts';
import { handOutMemory } from '../model/keeper.ts';
import { lookWhenTold } from '../model/look-when-told.ts';
import { HandOutScreen } from './hand-out-screen.tsx';
import { WaitingGuard } from './waiting-guard.tsx';
import './hand-out.css';

/** The hand-out by somebody of the school, with that person's own sign-in. */
export function SchoolHandOut({ schoolId }: { schoolId: number }) {
  const [handOut] = useState(() => new HandOut(schoolCalls(schoolId), handOutMemory()));
  useEffect(() => void handOut.start(), [handOut]);
  useTellingLoss(handOut);
  const channel = `private-school.${schoolId}` as const;
  const [{ told, stop }] = useState(() => lookWhenTold(() => handOut.look()));
  useEffect(() => stop, [stop]);
  useChannel(channel, { 'school.changed': told, missed: told });
  const isLive = useIsLive(channel);
  return (
    <div className="ho ho-in-portal">
      <HandOutScreen handOut={handOut} heading="h1" isLive={isLive} />
      <WaitingGuard handOut={handOut} />
    </div>
  );
}

/**
 * Says above whatever page comes next how much was never sent, where access ended first: the phone
 * has forgotten it by then.
 */
function useTellingLoss(handOut: HandOut): void {
  const { lost } = useStore(handOut.state);
  useEffect(() => {
    if (lost > 0) tellLoss(lost);
  }, [lost]);
  useEffect(
    () => () => {
      const { waiting } = handOut.state.get();
      if (waiting.length > 0) tellLoss(waiting.length);
    },
    [handOut],
  );
}

const tellLoss = (count: number) => showAlert('handOutNotSaved', { values: { count } });
