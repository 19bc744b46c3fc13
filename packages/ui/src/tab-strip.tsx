import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Avatar, type LuncherColor } from './avatar.tsx';
import './tab-strip.css';

export interface TabStripItem {
  id: string;
  label: string;
  note?: ReactNode;
  /** A luncher's color: shows the ring with the initial. */
  color?: LuncherColor;
}

export interface TabStripProps {
  label: string;
  items: readonly TabStripItem[];
  selected: string;
  onSelect: (id: string) => void;
  /** The id of the panel that a tab opens. */
  panelId: (id: string) => string;
}

/** One luncher at a time on the phone. Small on purpose: the week's first load carries it. */
export function TabStrip({ label, items, selected, onSelect, panelId }: TabStripProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === selected);
    const last = items.length - 1;
    const to = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    }[event.key];
    const target = to === undefined ? undefined : items[to];
    if (to === undefined || !target) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          className={item.color ? `tab kid-${item.color}` : 'tab'}
          aria-selected={item.id === selected}
          aria-controls={panelId(item.id)}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.color && <Avatar name={item.label} size="s" />}
          <span>
            <b>{item.label}</b>
            {item.note && <small className="num">{item.note}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
