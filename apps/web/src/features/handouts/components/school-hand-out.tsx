import { useEffect, useState } from 'react';
import { useChannel } from '../../../lib/realtime/index.ts';
import { schoolCalls } from '../api/hand-out-calls.ts';
import { HandOut } from '../model/hand-out.ts';
import { handOutMemory } from '../model/keeper.ts';
import { HandOutScreen } from './hand-out-screen.tsx';
import './hand-out.css';

/** The hand-out by somebody of the school, with that person's own sign-in. */
export function SchoolHandOut({ schoolId }: { schoolId: number }) {
  const [handOut] = useState(() => new HandOut(schoolCalls(schoolId), handOutMemory()));
  useEffect(() => void handOut.start(), [handOut]);
  const look = () => void handOut.sync();
  useChannel(`private-school.${schoolId}`, { 'school.changed': look, missed: look });
  return (
    <div className="ho ho-in-portal">
      <HandOutScreen handOut={handOut} heading="h1" isLive />
    </div>
  );
}
