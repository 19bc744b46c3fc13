import type { PeriodBefore } from '@yay/contract/reports/figures';
import type { ReviewFigures } from '@yay/contract/reviews/calls';
import { useFormatter, useTranslations } from 'use-intl';
import { KeyFigures } from '../../../parts/report/index.ts';

/** More ratings are neither good nor bad, and neither are more likes of more ratings. */
const COUNTS = ['ratings', 'likes', 'dislikes'] as const;

export function ReviewsFigures({
  figures,
  before,
  until,
}: {
  figures: ReviewFigures;
  before: PeriodBefore;
  until: string;
}) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  return (
    <KeyFigures
      before={before}
      until={until}
      figures={[
        {
          title: t('figures.share'),
          figure: figures.share,
          text: (share) => t('percent', { share }),
          better: 'up',
          isShare: true,
        },
        ...COUNTS.map((id) => ({
          title: t(`figures.${id}`),
          figure: figures[id],
          text: (count: number) => format.number(count),
        })),
      ]}
    />
  );
}
