import { classNames } from './class-names.ts';
import './logo.css';

export interface LogoProps {
  name: string;
  className?: string;
}

/** The lunch box that smiles, and the name. Put it inside a link where it leads home. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span className={classNames('logo', className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          className="handle"
          d="M11 9V6.5A2.5 2.5 0 0 1 13.5 4h5A2.5 2.5 0 0 1 21 6.5V9"
          fill="none"
          strokeWidth="2.6"
        />
        <rect className="box" x="2" y="8" width="28" height="21" rx="7" />
        <path
          className="smile"
          d="M10 18c1.3 3 3.4 4.5 6 4.5s4.7-1.5 6-4.5"
          fill="none"
          strokeWidth="2.8"
          strokeLinecap="round"
        />
      </svg>
      {name}
    </span>
  );
}
