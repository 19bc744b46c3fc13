import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';
import './popover.css';

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the panel. */
  label: string;
  /** The button's content; it is its name too, unless one is given. */
  button: ReactNode;
  buttonLabel?: string;
  buttonClass?: string;
  /** The side of the button that the panel lines up with. */
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

const GAP_PX = 6;
const EDGE_PX = 8;
const FOCUSABLE = 'input:not(:disabled), select, button:not(:disabled), a[href]';

/**
 * A button with a panel of controls below. It stands in the browser's top layer, so that no box that
 * scrolls cuts it off; on a phone it is a sheet at the foot of the window.
 */
export function Popover({
  open,
  onOpenChange,
  label,
  button,
  buttonLabel,
  buttonClass,
  align = 'start',
  className,
  children,
}: PopoverProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(() => undefined as unknown);
  useEffect(() => {
    close.current = () => onOpenChange(false);
  });

  useLayoutEffect(() => {
    const shown = panel.current;
    const from = trigger.current;
    if (!open || !shown || !from) return;
    const place = () => placeBelow(shown, from, align);
    shown.showPopover();
    place();
    const first = shown.querySelector<HTMLElement>('[data-first]');
    (first ?? shown.querySelector<HTMLElement>(FOCUSABLE) ?? shown).focus({ preventScroll: true });
    const outside = (event: Event) => {
      const at = event.target;
      if (at instanceof Node && !shown.contains(at) && !from.contains(at)) close.current();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    // Content that is fetched when the panel opens makes it taller afterwards.
    const grown = new ResizeObserver(place);
    grown.observe(shown);
    return () => {
      grown.disconnect();
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
      // The focus went with the panel, and would begin at the top of the page.
      if (document.activeElement === document.body) from.focus({ preventScroll: true });
    };
  }, [open, align]);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    // Only this is closed by it, not what stands around it.
    event.preventDefault();
    event.stopPropagation();
    onOpenChange(false);
    trigger.current?.focus();
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClass}
        aria-label={buttonLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
        onKeyDown={press}
      >
        {button}
      </button>
      {open && (
        <div
          ref={panel}
          id={id}
          popover="manual"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classNames('pop', className)}
          onKeyDown={press}
        >
          {children}
        </div>
      )}
    </>
  );
}

function placeBelow(panel: HTMLElement, trigger: HTMLElement, align: 'start' | 'end'): void {
  const at = trigger.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const left = align === 'start' ? at.left : at.right - width;
  const below = at.bottom + GAP_PX;
  const fits = below + height <= window.innerHeight - EDGE_PX;
  const top = fits ? below : Math.max(EDGE_PX, window.innerHeight - EDGE_PX - height);
  panel.style.left = `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - EDGE_PX - width))}px`;
  panel.style.top = `${top}px`;
}
