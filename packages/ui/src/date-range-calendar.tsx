import { type CalendarDate, parseDate } from '@internationalized/date';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import type { DateRange } from './date-range-text.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import './icon-button.css';
import './date-range-picker.css';

export interface MonthTexts {
  previousMonth: string;
  nextMonth: string;
}

/** The schools are in the United States: a week begins there on Sunday, in Spanish too. */
const REGION = 'US';

/** One month of days, two of which are picked. Comes with React Aria, so nothing imports it at once. */
export function DateRangeCalendar({
  label,
  value,
  onChange,
  locale,
  today,
  min,
  max,
  texts,
  leaving,
}: {
  label: string;
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  locale: string;
  /** Today by the product's clock, which may be another day than the browser's. */
  today: string;
  min: string | undefined;
  max: string | undefined;
  texts: MonthTexts;
  /** The effect of leaving the days with one picked: it is the whole range, or it is forgotten. */
  leaving: 'select' | 'reset';
}) {
  return (
    <I18nProvider locale={`${locale.slice(0, 2)}-${REGION}`}>
      <RangeCalendar
        className="dr-calendar"
        aria-label={label}
        value={value && { start: parseDate(value.from), end: parseDate(value.to) }}
        onChange={({ start, end }) => onChange({ from: start.toString(), to: end.toString() })}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        defaultFocusedValue={parseDate(value?.from ?? today)}
        firstDayOfWeek="sun"
        commitBehavior={leaving}
        autoFocus
      >
        <div className="dr-month">
          <Button slot="previous" className="iconbtn" aria-label={texts.previousMonth}>
            <ChevronLeftIcon />
          </Button>
          <Heading className="dr-title" />
          <Button slot="next" className="iconbtn" aria-label={texts.nextMonth}>
            <ChevronRightIcon />
          </Button>
        </div>
        <CalendarGrid className="dr-grid" weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="dr-weekday">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                className={date.toString() === today ? 'dr-day is-today' : 'dr-day'}
                date={date}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </RangeCalendar>
    </I18nProvider>
  );
}

const dayOf = (day: string | undefined): CalendarDate | undefined =>
  day === undefined ? undefined : parseDate(day);
