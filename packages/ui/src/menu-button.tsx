import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import './overlay.css';
import './options.css';
import './menu-button.css';

export interface MenuButtonItem {
  id: string;
  label: string;
  icon?: ReactNode;
  note?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  /** Begins a new part, below a line. */
  divided?: boolean;
}

export interface MenuButtonProps {
  /** Spoken name of the button. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: readonly MenuButtonItem[];
  onAction: (id: string) => void;
  /** 'user' for the header's account button, or any class of a button. */
  className?: string;
}

export function MenuButton({
  label,
  children,
  items,
  onAction,
  className = 'user',
}: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button className={className}>
        {/* The name stands as text, not as aria-label, so that it may hold more than what is shown. */}
        <span className="sr">{label}</span>
        <span className="shown" aria-hidden="true">
          {children}
        </span>
      </Button>
      <Popover className="popover menu-popover" placement="bottom end" offset={6}>
        <Menu
          items={items}
          onAction={(key) => onAction(String(key))}
          disabledKeys={items.filter((item) => item.disabled).map((item) => item.id)}
        >
          {(item) => (
            <MenuItem
              className={classNames('option', item.danger && 'danger', item.divided && 'divided')}
              textValue={item.label}
            >
              {item.icon}
              <span>
                {item.label}
                {item.note && <small>{item.note}</small>}
              </span>
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
