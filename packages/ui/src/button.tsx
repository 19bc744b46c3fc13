import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import './button.css';

export type ButtonKind = 'primary' | 'soft' | 'line' | 'quiet' | 'danger' | 'quiet-danger';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
}

/** Returns the look of a button for a link: `<Link className={buttonClass({ kind: 'line' })}>`. */
export function buttonClass({
  kind = 'primary',
  size = 'md',
  wide = false,
}: ButtonLook = {}): string {
  return classNames(
    'btn',
    kind === 'quiet-danger' ? 'btn-quiet danger' : `btn-${kind}`,
    size !== 'md' && `btn-${size}`,
    wide && 'btn-wide',
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  /** Keeps its place, its words and the focus; presses do nothing. */
  loading?: boolean;
  /** Spoken while loading. */
  loadingLabel?: string;
}

export function Button({
  kind,
  size,
  wide,
  icon,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A submit button would send the form a second time, so the press ends here.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <>
      <button
        type={type}
        className={classNames(
          buttonClass({ kind, size, wide }),
          loading && 'is-loading',
          className,
        )}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={press}
        {...rest}
      >
        {loading ? <Spinner /> : icon}
        {children}
      </button>
      {loadingLabel && (
        // Beside the button: what changes inside one is not read, and it would change its name.
        <span className="sr" role="status">
          {loading ? loadingLabel : ''}
        </span>
      )}
    </>
  );
}
