import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldText } from '../../../lib/error-text.ts';
import type { RowWords } from './grid-row.tsx';

/**
 * Returns the words of rows: the same object as long as the language is, so that no row is drawn
 * for it.
 */
export function useRowWords(): RowWords {
  const t = useTranslations('item-grid');
  const fieldText = useRef(useFieldText());
  return useMemo(
    () => ({
      reason: (code) => fieldText.current([code]),
      open: (name) => t('open', { name }),
      archived: t('archived'),
    }),
    [t],
  );
}
