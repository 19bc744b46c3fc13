import { PROPERTIES, type Property } from '@yay/domain/allergy';
import { useLocale, useTranslations } from 'use-intl';
import { BlackTags } from '../../../parts/black-tags.tsx';

/** Lists a luncher's strict, avoided and preferred properties, in that order. */
export function ToleranceTags({
  tolerances,
}: {
  tolerances: Readonly<Partial<Record<string, 'avoid_strictly' | 'avoid' | 'prefers'>>>;
}) {
  const t = useTranslations('users.one');
  const locale = useLocale();
  const ofLevel = (level: string): Property[] =>
    PROPERTIES.filter((property) => tolerances[property] === level);
  const strict = ofLevel('avoid_strictly');
  const avoided = ofLevel('avoid');
  const preferred = ofLevel('prefers');
  const listed = (properties: readonly Property[]) =>
    properties.map((property) => t(`properties.${property}`).toLocaleLowerCase(locale)).join(', ');
  if (strict.length + avoided.length + preferred.length === 0) {
    return <span className="dim">{t('lunchers.noAllergies')}</span>;
  }
  return (
    <span className="tolerances">
      {strict.length > 0 && (
        <BlackTags
          tags={strict.map((property) => ({ key: property, text: t(`strict.${property}`) }))}
        />
      )}
      {avoided.length > 0 && <span>{t('lunchers.avoids', { list: listed(avoided) })}</span>}
      {preferred.length > 0 && (
        <span className="dim">{t('lunchers.prefers', { list: listed(preferred) })}</span>
      )}
    </span>
  );
}
