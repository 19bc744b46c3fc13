import { lazy, Suspense, useState } from 'react';
import { buttonClass } from './button.tsx';
import type { AdminPanelProps, PublicPanelProps } from './date-range-panel.tsx';
import { rangeInWords, shortRange } from './date-range-text.ts';
import { CalendarDaysIcon } from './icons.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';

/** Fetched when a picker is first opened: a page with one does not carry the calendar. */
const Panel = lazy(() => import('./date-range-panel.tsx'));

export type DateRangePickerProps = (Omit<PublicPanelProps, 'onCancel'> | AdminPanelProps) & {
  align?: 'start' | 'end';
};

/** A button that says the range, with a calendar below to change it. */
export function DateRangePicker({ align, ...props }: DateRangePickerProps) {
  const [open, setOpen] = useState(false);
  const { kind, label, value, locale, texts } = props;
  const isPublic = kind === 'public';
  const rangeText = value && (isPublic ? rangeInWords(value, locale) : shortRange(value));
  const shared = {
    onApply: (next: typeof value) => {
      setOpen(false);
      props.onApply(next);
    },
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      align={align}
      className="dr-pop"
      buttonLabel={`${label}: ${rangeText ?? texts.none}`}
      buttonClass={isPublic ? buttonClass({ kind: 'line', size: 'sm' }) : 'staff-btn'}
      button={
        <>
          <CalendarDaysIcon />
          <span className="num">{rangeText ?? texts.none}</span>
        </>
      }
    >
      <Suspense fallback={<Skeleton height="21rem" />}>
        {props.kind === 'public' ? (
          <Panel {...props} {...shared} onCancel={() => setOpen(false)} />
        ) : (
          <Panel {...props} {...shared} />
        )}
      </Suspense>
    </Popover>
  );
}
