import type { Resource } from '@yay/contract/resources/calls';
import { DocumentTextIcon, LinkIcon, PhotoIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';

type File = Resource['file'];

const KB = 1024;

/** Returns the icon of a document's kind; a link has no file. */
export const iconOf = (file: File) =>
  file === null ? LinkIcon : /png|jpeg/.test(file.type) ? PhotoIcon : DocumentTextIcon;

/** Returns the kind of a document and its size in words. */
export function useKindText(): (file: File) => string[] {
  const t = useTranslations('resources');
  return (file) => {
    if (file === null) return [t('types.link')];
    const kilobytes = Math.max(1, Math.round(file.bytes / KB));
    const megabytes = Math.round((file.bytes / KB / KB) * 10) / 10;
    return [
      t(`types.${file.type}`),
      file.bytes < KB * KB
        ? t('kilobytes', { size: String(kilobytes) })
        : t('megabytes', { size: String(megabytes) }),
    ];
  };
}
