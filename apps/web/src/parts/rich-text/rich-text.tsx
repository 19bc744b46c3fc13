import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { RichTextProps } from './props.ts';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

/** Heights of the editors with a line or two of text; the small ones are fields of a form. */
const HEIGHTS: Record<RichTextProps['variant'], string> = {
  full: '28rem',
  home: '28rem',
  minimal: 'calc(8rem + 3px)',
  linklist: 'calc(8rem + 3px)',
};

/**
 * The editor of rich texts; it comes in a part of its own when it is shown. Pages that use it say
 * the words area `rich-text`.
 */
export function RichText(props: RichTextProps) {
  const t = useTranslations('rich-text');
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t('loading')}>
          <Skeleton width="100%" height={HEIGHTS[props.variant]} />
        </SkeletonGroup>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}
