import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { RichTextProps } from './props.ts';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

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
          <Skeleton
            width="100%"
            height={props.variant === 'full' || props.variant === 'home' ? '28rem' : '9rem'}
          />
        </SkeletonGroup>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}
