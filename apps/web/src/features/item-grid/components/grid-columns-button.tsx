import { ViewColumnsIcon } from '@yay/ui/icons';
import { Popover } from '@yay/ui/popover';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { columnsFor } from '../model/columns.ts';

/** Which columns there are; the name always is. */
export function GridColumnsButton({
  hidden,
  ofVendor,
  onHide,
}: {
  hidden: readonly string[];
  ofVendor: boolean;
  onHide: (hidden: readonly string[]) => void;
}) {
  const t = useTranslations('item-grid');
  const [open, setOpen] = useState(false);
  const choosable = columnsFor(ofVendor).filter(({ frozen }) => !frozen);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('columnsTitle')}
      align="end"
      className="columns"
      buttonClass="staff-btn quiet small tool"
      button={
        <>
          <ViewColumnsIcon small />
          <span className="label">
            {t('columnsTitle')}{' '}
            <span className="muted">
              {t('columnsOf', {
                shown: choosable.filter(({ id }) => !hidden.includes(id)).length + 1,
                total: choosable.length + 1,
              })}
            </span>
          </span>
        </>
      }
    >
      <ul>
        {choosable.map(({ id }) => (
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
              {t(`columns.${id}`)}
            </label>
          </li>
        ))}
      </ul>
      <div className="pop-foot">
        <button type="button" className="staff-btn quiet small" onClick={() => onHide([])}>
          {t('columnsReset')}
        </button>
      </div>
    </Popover>
  );
}
