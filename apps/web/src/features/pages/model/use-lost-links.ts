import type { PageRecord } from '@yay/contract/pages/calls';
import { useTranslations } from 'use-intl';

/** Says which links of header and footer disappear with a page; begins with a space, or is empty. */
export function useLostLinks({ listed_in: listed }: Pick<PageRecord, 'listed_in'>): string {
  const t = useTranslations('pages.settings');
  const [where] = listed;
  return where === undefined
    ? ''
    : ` ${t('listedIn', { where: listed.length > 1 ? 'both' : where })}`;
}
