import type { Theme } from '@yay/domain/menus';
import { Tag } from '@yay/ui/tag';
import { useTranslations } from 'use-intl/react';
import './theme-tag.css';

/** The pictures of themes, on the grid of 20 that all pictures of the product have. */
const PICTURES: Record<Theme, string> = {
  mediterranean:
    'M10 3.5c3.6 0 6 2.9 6 6.5s-2.4 6.5-6 6.5S4 13.6 4 10s2.4-6.5 6-6.5Zm0 4.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2ZM13 4c.6-1.2 1.6-1.9 3-2',
  pasta:
    'M3 10h14a7 7 0 0 1-4 6.3V17H7v-.7A7 7 0 0 1 3 10Zm3-3c1-1 1-2 0-3.5M10 7c1-1 1-2 0-3.5M14 7c1-1 1-2 0-3.5',
  pizza: 'M3 5c4.5-2.4 9.5-2.4 14 0l-7 12.5L3 5Zm4.5 3h.1m4.4-.5h.1M10 12h.1',
  sandwich:
    'M3 9c0-3 3-4.5 7-4.5S17 6 17 9H3Zm0 0 2 2 2.5-2 2.5 2 2.5-2 2.5 2L17 9M3.5 13h13v.5c0 1.4-1 2-2 2h-9c-1 0-2-.6-2-2V13Z',
  taco: 'M2.5 14.5a7.5 7.5 0 0 1 15 0h-15Zm2-5c.2-1.5 1.200-2 2.200-1.700.3-1.300 1.5-2 2.800-1.5.9-1 2.600-1 3.300.2',
};

/** The theme of a food day: a small picture and its name. */
export default function ThemeTag({ theme }: { theme: Theme }) {
  const t = useTranslations('calendar-choosing.theme');
  return (
    <Tag
      tone="info"
      className="theme-tag"
      icon={
        <svg className="i i-sm" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d={PICTURES[theme]}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      }
    >
      {t(theme)}
    </Tag>
  );
}
