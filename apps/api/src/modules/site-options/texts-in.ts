import type { SiteOptionFields, SiteOptionType } from '@yay/contract/site-options/fields';
import { markedText, readDocument } from '../../platform/documents/index.ts';
import type { FieldErrors } from '../../platform/http/index.ts';

type Fields = SiteOptionFields<SiteOptionType>;

/** Texts of options that have bold and italic words, and the letters that each has room for. */
const TEXTS: Partial<Record<SiteOptionType, Readonly<Record<string, number>>>> = {
  site_alert: { copy: 400, copy_es: 400 },
};

/** Returns an option with its texts as they are kept, and what is wrong with them, by their paths. */
export function readTexts(
  type: SiteOptionType,
  fields: Fields,
): { readonly fields: Fields; readonly errors: FieldErrors } {
  const errors: Record<string, FieldErrors[string]> = {};
  const kept: Record<string, unknown> = { ...fields };
  for (const [name, most] of Object.entries(TEXTS[type] ?? {})) {
    const { document, problems } = readDocument(kept[name], 'minimal', most);
    if (problems) errors[name] = problems;
    else kept[name] = document;
  }
  return { fields: kept as Fields, errors };
}

/** An option as the record keeps it. */
export const recordedFields = (type: SiteOptionType, fields: Fields): Fields =>
  ({
    ...fields,
    ...Object.fromEntries(
      Object.keys(TEXTS[type] ?? {}).map((name) => [
        name,
        markedText((fields as Readonly<Record<string, unknown>>)[name]),
      ]),
    ),
  }) as Fields;
