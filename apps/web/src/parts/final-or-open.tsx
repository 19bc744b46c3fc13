import { ClockIcon, LockClosedIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import './final-or-open.css';

/** Says whether a count can still change: by an icon, a word and a color. */
export function FinalOrOpen({
  final,
  title,
  children,
}: {
  final: boolean;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className={final ? 'final-or-open is-final' : 'final-or-open is-open'}>
      {final ? <LockClosedIcon /> : <ClockIcon />}
      <p>
        <b>{title}</b> {children}
      </p>
    </div>
  );
}
