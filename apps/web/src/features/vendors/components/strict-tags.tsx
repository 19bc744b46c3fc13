import type { VendorCounts } from '@yay/contract/vendors/calls';
import { useTranslations } from 'use-intl/react';
import { BlackTags } from '../../../parts/black-tags.tsx';

type Strict = VendorCounts['allergies'][number]['strict'][number];

/** Names the strict allergies of one meal. */
export function StrictTags({ strict }: { strict: readonly Strict[] }) {
  const t = useTranslations('vendors.portal.strict');
  return <BlackTags tags={strict.map((property) => ({ key: property, text: t(property) }))} />;
}

/** Names the strict allergies of a variant, each with how many of its meals it is about. */
export function StrictCounts({
  counts,
}: {
  counts: VendorCounts['items'][number]['variants'][number]['strict_allergies'];
}) {
  const t = useTranslations('vendors.portal');
  const tags = counts.map(({ property, units }) => ({
    key: property,
    text: t('make.tag', { units, what: t(`strict.${property}`) }),
  }));
  return <BlackTags tags={tags} />;
}
