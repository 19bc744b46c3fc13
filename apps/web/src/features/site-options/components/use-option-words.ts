import type { Consequence } from '@yay/contract/site-options/calls';
import type { Menu, MenuLink, SiteOptionType } from '@yay/contract/site-options/fields';
import { plainTextOf } from '@yay/documents/paragraphs';
import type { PlainDate } from '@yay/domain/calendar';
import { formatTime } from '@yay/words/times';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoment, formatUsd } from '../../../lib/format.ts';
import type { FormField } from '../model/form-fields.ts';
import type { FormValue, Tier } from '../model/form-values.ts';
import { labelKey } from '../model/label-key.ts';

/** A Sunday, and the hours of a day, to be written as their names. */
const SUNDAY = Date.parse('2026-11-22T00:00:00Z');
const dayAt = (at: number): PlainDate =>
  new Date(SUNDAY + at * 86_400_000).toISOString().slice(0, 10) as PlainDate;

export function useOptionWords() {
  const t = useTranslations('site-options');
  const locale = useLocale();
  const labelOf = (type: SiteOptionType, path: string): string =>
    t(`fields.${type}.${labelKey(path)}` as 'fields.late_fee.cents');
  const hourText = (hour: number): string =>
    formatTime(SUNDAY + hour * 3_600_000, 'UTC', locale, 'UTC');
  const weekdayText = (day: number): string => formatDate(dayAt(day), locale, 'weekday');

  const linkText = ({ page, label }: MenuLink): string => label || `${t('menus.page')} ${page}`;

  /** Words the value of a field for a person. */
  function valueText({ kind }: FormField, value: FormValue | undefined): string {
    switch (kind) {
      case 'toggle':
        return value === true ? t('yes') : t('no');
      case 'money':
        return value === '' ? '' : `$${String(value)}`;
      case 'hour':
        return value === '' ? '' : hourText(Number(value));
      case 'weekday':
        return value === '' ? '' : weekdayText(Number(value));
      case 'date':
        return value ? formatDate(String(value) as PlainDate, locale, 'dayOfYear') : '';
      case 'tiers':
        return ((value ?? []) as readonly Tier[])
          .map(({ amount, bonus }) => `$${amount} + $${bonus}`)
          .join(', ');
      case 'menus':
        return ((value ?? []) as readonly Menu[])
          .map(({ label, links }) => `${label}: ${links.map(linkText).join(', ')}`)
          .join('; ');
      case 'links':
        return ((value ?? []) as readonly MenuLink[]).map(linkText).join(', ');
      case 'article':
        return value ? t('article', { id: String(value) }) : t('newest');
      case 'picture':
        return value ? t('picture.chosen', { id: String(value) }) : t('picture.none');
      case 'rich':
        return plainTextOf(value);
      default:
        return String(value ?? '');
    }
  }

  function consequenceText({ code, values }: Consequence): string {
    const zone = String(values.zone ?? 'UTC');
    const shown = Object.entries(values).map(([name, value]) => {
      if (name.endsWith('_cents')) return [name, formatUsd(Number(value))];
      if (name.endsWith('_at')) return [name, formatMoment(String(value), zone, locale, 'fullDay')];
      if (name.endsWith('_on'))
        return [name, formatDate(String(value) as PlainDate, locale, 'fullDay')];
      return [name, value];
    });
    return t(`consequences.${code}` as 'consequences.late_kept', Object.fromEntries(shown));
  }
  return { labelOf, valueText, hourText, weekdayText, consequenceText };
}
