import type { PlainDate } from '@yay/domain/calendar';
import { formatUsd } from '@yay/domain/money';
import { type Instant, instant, OFFICE_ZONE } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import type { words as english } from '@yay/words/personal-data/en';
import { SAY_DATA_FILE } from '@yay/words/personal-data/say';
import { formatDate, formatMoment } from '@yay/words/times';
import type { DataRows, FamilyData, Section } from './family-data.repo.ts';

type Column = keyof (typeof english)['file']['columns'];

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #8884;white-space:pre-wrap;overflow-wrap:anywhere}
.wide{overflow-x:auto}`;

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** Writes a family's data as one page that any browser shows, without a network. */
export function dataPage(
  data: FamilyData,
  made: { readonly at: Instant; readonly locale: Locale; readonly product: string },
): string {
  const { at, locale, product } = made;
  const say = SAY_DATA_FILE[locale];
  const title = escaped(say('title', { product }));
  const when = formatMoment(at, OFFICE_ZONE, locale, 'dayOfYear');
  const sections = (Object.keys(data) as Section[]).map(
    (section) => `<section><h2>${escaped(say(`sections.${section}`))}</h2>
${data[section].length > 0 ? table(data[section], locale) : `<p>${escaped(say('nothing'))}</p>`}</section>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escaped(say('made', { when }))}</p>
${sections.join('\n')}</main></body></html>
`;
}

function table(rows: DataRows, locale: Locale): string {
  const say = SAY_DATA_FILE[locale];
  const columns = Object.keys(rows[0] ?? {}) as Column[];
  const head = columns.map((name) => `<th scope="col">${escaped(say(`columns.${name}`))}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${columns.map((name) => `<td>${escaped(cell(name, row[name], locale))}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${head.join('')}</tr></thead><tbody>
${body.join('\n')}</tbody></table></div>`;
}

function cell(column: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    return column.endsWith('_cents') ? formatUsd(value) : String(value);
  }
  if (typeof value === 'string') {
    if (column === 'date') return formatDate(value as PlainDate, locale, 'dayAndWeekdayOfYear');
    if (column === 'at' || column.endsWith('_at')) {
      return formatMoment(instant(Date.parse(value)), OFFICE_ZONE, locale, 'dayOfYear');
    }
    return value;
  }
  if (Array.isArray(value)) return value.join(', ');
  return Object.entries(value)
    .map(([name, of]) => `${name}: ${typeof of === 'object' ? JSON.stringify(of) : String(of)}`)
    .join('\n');
}
