import { useTranslations } from 'use-intl';
import { StaffPart, type StaffPartProps } from '../../../lib/staff-part.tsx';

/** A part of the tab, each asked for by itself. */
export function Part<Data>(props: Omit<StaffPartProps<Data>, 'texts'>) {
  const t = useTranslations('credit');
  return <StaffPart texts={t} {...props} />;
}
