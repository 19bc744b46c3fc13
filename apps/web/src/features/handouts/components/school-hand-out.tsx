import { useEffect, useState } from 'react';
import { schoolCalls } from '../api/hand-out-calls.ts';
import { HandOut } from '../model/hand-out.ts';
import { handOutMemory } from '../model/keeper.ts';
import { HandOutScreen } from './hand-out-screen.tsx';
import './hand-out.css';

/** The hand-out by somebody of the school, with that person's own sign-in. */
export function SchoolHandOut({ schoolId }: { schoolId: number }) {
  const [handOut] = useState(() => new HandOut(schoolCalls(schoolId), handOutMemory()));
  useEffect(() => void handOut.start(), [handOut]);
  return (
    <div className="ho ho-in-portal">
      <HandOutScreen handOut={handOut} heading="h1" />
    </div>
  );
}
