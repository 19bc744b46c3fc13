import type { VendorCounts } from '@yay/contract/vendors/calls';
import { useTranslations } from 'use-intl/react';

type Strict = VendorCounts['allergies'][number]['strict'][number];

/** A black bar is an allergy, and nothing else is one. */
export function StrictTags({ strict }: { strict: readonly Strict[] }) {
  const t = useTranslations('vendors.portal.strict');
  return (
    <span className="black-tags">
      {strict.map((property) => (
        <span key={property} className="black-tag">
          {t(property)}
        </span>
      ))}
    </span>
  );
}

/** The same, with how many of a variant's meals each is about. */
export function StrictCounts({
  counts,
}: {
  counts: VendorCounts['items'][number]['variants'][number]['strict_allergies'];
}) {
  const t = useTranslations('vendors.portal');
  return (
    <span className="black-tags">
      {counts.map(({ property, units }) => (
        <span key={property} className="black-tag">
          {t('make.tag', { units, what: t(`strict.${property}`) })}
        </span>
      ))}
    </span>
  );
}
