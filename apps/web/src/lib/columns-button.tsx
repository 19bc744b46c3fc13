import { ViewColumnsIcon } from '@yay/ui/icons';
import { Popover } from '@yay/ui/popover';
import { useState } from 'react';
import '@yay/ui/data-grid.css';

export interface ColumnsButtonProps<Id extends string> {
  /** The columns that may be hidden; others are always there. */
  columns: readonly { readonly id: Id; readonly title: string }[];
  hidden: readonly Id[];
  onHide: (hidden: readonly Id[]) => void;
  label: string;
  /** Says how many columns are shown; screen readers have the checkboxes. */
  shown?: string;
  resetLabel: string;
}

/** Chooses which columns a table shows. */
export function ColumnsButton<Id extends string>(props: ColumnsButtonProps<Id>) {
  const { columns, hidden, onHide, label, shown, resetLabel } = props;
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      align="end"
      className="columns"
      buttonClass="staff-btn quiet small tool"
      button={
        <>
          <ViewColumnsIcon small />
          <span className="label">
            {label} {shown !== undefined && <span className="muted">{shown}</span>}
          </span>
        </>
      }
    >
      <ul>
        {columns.map(({ id, title }) => (
          <li key={id} className="column-row">
            <label className="pop-option">
              <input
                className="dg-box-input"
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={() =>
                  onHide(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id])
                }
              />
              {title}
            </label>
          </li>
        ))}
      </ul>
      <div className="pop-foot">
        <button type="button" className="staff-btn quiet small" onClick={() => onHide([])}>
          {resetLabel}
        </button>
      </div>
    </Popover>
  );
}
