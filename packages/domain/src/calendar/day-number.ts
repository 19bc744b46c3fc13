import { type PlainDate, plainDate } from './plain-date.ts';

// Days are counted without Date, so that no machine's own zone can leak into a business date. Years
// start in March here: the leap day is then the last day of a year, and months need no table.

const DAYS_PER_ERA = 146_097; // 400 years
const EPOCH_OFFSET = 719_468; // 0000-03-01 to 1970-01-01

// A cache: the same few weeks are counted for every child, day and request.
const numbers = new Map<PlainDate, number>();
const dates = new Map<number, PlainDate>();
const MOST_REMEMBERED = 20_000;

/** Returns the days since 1970-01-01. */
export function dayNumber(date: PlainDate): number {
  return numbers.get(date) ?? remember(numbers, date, countDays(date));
}

export function dateOfDayNumber(number: number): PlainDate {
  return dates.get(number) ?? remember(dates, number, findDate(number));
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}

function countDays(date: PlainDate): number {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const marchMonth = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + Number(date.slice(8, 10)) - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_OFFSET;
}

function findDate(number: number): PlainDate {
  const shifted = number + EPOCH_OFFSET;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return plainDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
