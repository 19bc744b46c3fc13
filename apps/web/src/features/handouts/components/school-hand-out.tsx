import { useEffect, useState } from 'react';
import { useChannel, useIsLive } from '../../../lib/realtime/index.ts';
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
