import { useState } from 'react';
import { Button } from './button.tsx';
import { DateRangeCalendar, type MonthTexts } from './date-range-calendar.tsx';
import { type DateRange, rangeInWords, shortRange } from './date-range-text.ts';
import './date-range-picker.css';

export interface DateRangePreset {
  label: string;
  range: DateRange;
}

interface SharedProps {
  /** Names the calendar. */
  label: string;
  value: DateRange | null;
  locale: string;
  /** Today by the product's clock. */
  today: string;
  /** The first and the last day that can be picked. */
  min?: string;
  max?: string;
  /** Null takes the range away. */
  onApply: (value: DateRange | null) => void;
}

/** Nothing counts before Apply, and Cancel leaves all as it was. */
export interface PublicPanelProps extends SharedProps {
  kind: 'public';
  texts: MonthTexts & { none: string; clear: string; cancel: string; apply: string };
  onCancel: () => void;
}

/** Counts as soon as the second day is picked. */
export interface AdminPanelProps extends SharedProps {
  kind: 'admin';
  texts: MonthTexts & { none: string; clear: string };
  presets?: readonly DateRangePreset[];
}

export type DateRangePanelProps = PublicPanelProps | AdminPanelProps;

/** The popover's content; the default export of a file that is fetched once it opens. */
export default function DateRangePanel(props: DateRangePanelProps) {
  return props.kind === 'public' ? <PublicPanel {...props} /> : <AdminPanel {...props} />;
}

function PublicPanel(props: PublicPanelProps) {
  const { label, value, locale, today, min, max, texts, onApply, onCancel } = props;
  const [draft, setDraft] = useState(value);
  return (
    <div className="dr dr-public">
      <div className="dr-head">
        <p aria-live="polite">{draft ? rangeInWords(draft, locale) : texts.none}</p>
        {draft && (
          <Button kind="quiet" size="sm" onClick={() => setDraft(null)}>
            {texts.clear}
          </Button>
        )}
      </div>
      <DateRangeCalendar
        {...{ label, locale, today, min, max, texts }}
        value={draft}
        onChange={setDraft}
        leaving="select"
      />
      <div className="dr-foot">
        <Button kind="line" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button onClick={() => onApply(draft)}>{texts.apply}</Button>
      </div>
    </div>
  );
}

function AdminPanel(props: AdminPanelProps) {
  const { label, value, locale, today, min, max, texts, presets = [], onApply } = props;
  return (
    <div className="dr dr-admin">
      <div className="dr-head">
        <p>{value ? shortRange(value) : texts.none}</p>
        {value && (
          <button type="button" className="staff-btn quiet small" onClick={() => onApply(null)}>
            {texts.clear}
          </button>
        )}
      </div>
      {presets.length > 0 && (
        <div className="dr-presets">
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              className="staff-btn small"
              onClick={() => onApply(preset.range)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      )}
      <DateRangeCalendar
        {...{ label, locale, today, min, max, texts, value }}
        onChange={onApply}
        leaving="reset"
      />
    </div>
  );
}
