import './spinner.css';

export interface SpinnerProps {
  /** Spoken while it turns; leave out where the control beside it already says so. */
  label?: string;
  size?: 'md' | 'lg';
}

export function Spinner({ label, size = 'md' }: SpinnerProps) {
  const ring = (
    <span className={size === 'lg' ? 'spinner spinner-l' : 'spinner'} aria-hidden="true" />
  );
  if (!label) return ring;
  return (
    <span className="spinner-said" role="status">
      {ring}
      <span className="sr">{label}</span>
    </span>
  );
}
