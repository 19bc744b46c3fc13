import { isPlainDate } from '@yay/domain/calendar';
import { formatPhone } from '@yay/domain/phones';
import {
  AcademicCapIcon,
  BuildingStorefrontIcon,
  CalendarDaysIcon,
  DocumentTextIcon,
  type FlagIcon,
  GlobeAmericasIcon,
  ReceiptPercentIcon,
  Squares2X2Icon,
  UserIcon,
} from '@yay/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import type { Section } from '../api/search-all.ts';
import type { HitGroup } from './search-hit.ts';

const PICTURES: Readonly<Record<string, typeof FlagIcon>> = {
  users: UserIcon,
  lunchers: UserIcon,
  schools: AcademicCapIcon,
  items: Squares2X2Icon,
  vendors: BuildingStorefrontIcon,
  menus: CalendarDaysIcon,
  discounts: ReceiptPercentIcon,
  markets: GlobeAmericasIcon,
};

const PHONE = /^\+\d{8,15}(?= )/;

/** The records that the server found, as groups of lines. */
export function useRecordGroups(sections: readonly Section[] | undefined): readonly HitGroup[] {
  const t = useTranslations('admin.search');
  const locale = useLocale();
  const format = useFormatter();
  const noteOf = (label: string | null): string | null => {
    if (label === null) return null;
    return isPlainDate(label)
      ? formatDate(label, locale, 'dayOfYear')
      : label.replace(PHONE, formatPhone);
  };
  return (sections ?? []).map(({ section, results, total, more }) => {
    const key = section.toLowerCase() as 'users';
    const shown = results.length;
    return {
      id: section,
      title: t.has(`sections.${key}`) ? t(`sections.${key}`) : section,
      count:
        total > shown
          ? t(more ? 'ofMore' : 'of', { shown, total: format.number(total) })
          : undefined,
      hits: results.map(({ id, name, url, search_label }) => ({
        id: `${section}-${id}`,
        href: url,
        name,
        note: noteOf(search_label),
        Picture: PICTURES[key] ?? DocumentTextIcon,
      })),
    };
  });
}
