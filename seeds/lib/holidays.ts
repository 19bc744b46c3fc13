import { addDays, type PlainDate, plainDate, weekday } from '@yay/domain/calendar';

export type Holiday = { date: PlainDate; name: string; nameEs: string };

const at = (year: number, month: number, day: number): PlainDate =>
  plainDate(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );

/** The nth such weekday of a month; 1 is Monday. */
function nth(count: number, day: number, year: number, month: number): PlainDate {
  const first = at(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + (count - 1) * 7);
}

/** A holiday on a weekend is kept on the nearest weekday. */
function observed(date: PlainDate): PlainDate {
  const day = weekday(date);
  if (day === 6) return addDays(date, -1);
  return day === 0 ? addDays(date, 1) : date;
}

/** The days on which schools in the United States are closed everywhere. */
export function nationalHolidays(year: number): Holiday[] {
  const thanksgiving = nth(4, 4, year, 11);
  const memorialDay = nth(5, 1, year, 5);
  return [
    { date: observed(at(year, 1, 1)), name: "New Year's Day", nameEs: 'Año Nuevo' },
    {
      date: nth(3, 1, year, 1),
      name: 'Martin Luther King Jr. Day',
      nameEs: 'Día de Martin Luther King Jr.',
    },
    { date: nth(3, 1, year, 2), name: "Presidents' Day", nameEs: 'Día de los Presidentes' },
    {
      date: memorialDay.slice(5, 7) === '05' ? memorialDay : addDays(memorialDay, -7),
      name: 'Memorial Day',
      nameEs: 'Día de los Caídos',
    },
    { date: observed(at(year, 6, 19)), name: 'Juneteenth', nameEs: 'Juneteenth' },
    { date: observed(at(year, 7, 4)), name: 'Independence Day', nameEs: 'Día de la Independencia' },
    { date: nth(1, 1, year, 9), name: 'Labor Day', nameEs: 'Día del Trabajo' },
    {
      date: nth(2, 1, year, 10),
      name: "Indigenous Peoples' Day",
      nameEs: 'Día de los Pueblos Indígenas',
    },
    { date: observed(at(year, 11, 11)), name: 'Veterans Day', nameEs: 'Día de los Veteranos' },
    { date: thanksgiving, name: 'Thanksgiving', nameEs: 'Día de Acción de Gracias' },
    {
      date: addDays(thanksgiving, 1),
      name: 'Day after Thanksgiving',
      nameEs: 'Día después de Acción de Gracias',
    },
    { date: observed(at(year, 12, 25)), name: 'Christmas Day', nameEs: 'Navidad' },
  ];
}

/** Those from one date to another, both included. */
export function holidaysBetween(from: PlainDate, to: PlainDate): Holiday[] {
  const years: number[] = [];
  // January's may be kept on the last day of the year before.
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)) + 1; year++)
    years.push(year);
  return years.flatMap(nationalHolidays).filter(({ date }) => date >= from && date <= to);
}
