import { useTranslations } from 'use-intl';
import { MediaLibrary } from '../../../parts/media-picker/index.ts';

/** The library of pictures. */
export function MediaPage() {
  const t = useTranslations('admin.entries');
  return <MediaLibrary title={t('media')} />;
}
