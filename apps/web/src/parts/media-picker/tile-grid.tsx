import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { buttonAfter } from './arrows.ts';

/** Tiles in a grid that Tab enters at one place: arrows move between their buttons. */
export function TileGrid({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('media-library');
  const keys = useId();
  const grid = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement>(null);

  // Tiles come and go one by one, so every drawing settles anew where Tab stops.
  useLayoutEffect(() => {
    if (grid.current) stop.current = settle(grid.current, stop.current);
  });

  function remember({ target }: FocusEvent) {
    if (!grid.current || !(target instanceof HTMLButtonElement)) return;
    stop.current = settle(grid.current, target);
  }
  function move(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!grid.current || altKey || ctrlKey || metaKey || shiftKey) return;
    const next = after(event.key, grid.current);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of buttons, no table */}
      <div
        role="grid"
        ref={grid}
        className="media-grid"
        aria-label={t('tabs')}
        aria-describedby={keys}
        onFocus={remember}
        onKeyDown={move}
      >
        {children}
      </div>
      <p className="media-keys" id={keys}>
        {t('keys')}
      </p>
    </>
  );
}

/** One tile of a grid. */
export function Tile({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as of the grid
    <div role="row" className="media-row">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as of the grid */}
      <div role="gridcell" className={className}>
        {children}
      </div>
    </div>
  );
}

const buttonsOf = (grid: HTMLElement) => [...grid.querySelectorAll('button')];

/** Lets Tab stop at one button: where the focus was, at what is chosen, or at the first. */
function settle(grid: HTMLElement, before: HTMLButtonElement | null): HTMLButtonElement | null {
  const buttons = buttonsOf(grid);
  const isHere = before !== null && grid.contains(before);
  const chosen = grid.querySelector<HTMLButtonElement>('.media-tile-select[aria-pressed="true"]');
  const stop = isHere ? before : (chosen ?? buttons[0] ?? null);
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  return stop;
}

/** Returns the button to which a key leads from the one that has the focus. */
function after(key: string, grid: HTMLElement): HTMLButtonElement | undefined {
  const buttons = buttonsOf(grid);
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (at < 0) return undefined;
  const tiles = [...grid.children];
  const tileOf = buttons.map((button) => tiles.findIndex((tile) => tile.contains(button)));
  const to = buttonAfter(
    key,
    at,
    tileOf.map((tile, index) => ({ tile, place: index - tileOf.indexOf(tile) })),
    tiles.map((tile) => tile.getBoundingClientRect()),
  );
  return to === undefined ? undefined : buttons[to];
}
