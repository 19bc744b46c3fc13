import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReplacementPreview } from '@yay/contract/substitutions/calls';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useLocale, useTranslations } from 'use-intl';
import { useFieldText } from '../../../lib/error-text.ts';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { previewQuery, type ReplacementAsked } from '../api/replacing.ts';
import { useProblemText } from './use-problem-text.ts';

const NOTHING: ReplacementAsked = {
  from_item_id: 0,
  to_item_id: 0,
  starts_on: '',
  ends_on: '',
};

/** Null: not enough is chosen to ask. What was worked out before stays until the new is there. */
export function useReplacePreview(
  menuId: number,
  asked: ReplacementAsked | null,
): UseQueryResult<ReplacementPreview> {
  return useQuery({
    ...previewQuery(menuId, asked ?? NOTHING),
    enabled: asked !== null,
    placeholderData: (before) => (asked === null ? undefined : before),
  });
}
export function ReplacePreview({
  query,
  isAsked,
}: {
  query: UseQueryResult<ReplacementPreview>;
  isAsked: boolean;
}) {
  const t = useTranslations('substitutions-replacing');
  return (
    <aside className="record-side replacing-preview" aria-labelledby="replacing-preview">
      <h2 id="replacing-preview">{t('previewTitle')}</h2>
      <div aria-live="polite" aria-busy={query.isFetching}>
        <Shown query={query} isAsked={isAsked} />
      </div>
    </aside>
  );
}

function Shown({
  query,
  isAsked,
}: {
  query: UseQueryResult<ReplacementPreview>;
  isAsked: boolean;
}) {
  const t = useTranslations('substitutions-replacing');
  const fieldText = useFieldText();
  if (!isAsked) return <p className="dim">{t('previewNone')}</p>;
  if (query.isError) {
    const errors = isHttpError(query.error) ? query.error.errors : undefined;
    const codes = errors ? Object.values(errors).flat() : [];
    return (
      <Notice tone="danger">{codes.length > 0 ? fieldText(codes) : t('previewFailed')}</Notice>
    );
  }
  if (!query.data) {
    return (
      <SkeletonGroup label={t('previewing')}>
        <Skeleton height="6rem" />
        <Skeleton height="4rem" />
      </SkeletonGroup>
    );
  }
  return <Figures preview={query.data} />;
}

function Figures({ preview }: { preview: ReplacementPreview }) {
  const t = useTranslations('substitutions-replacing');
  const figures: [name: string, value: string][] = [
    [t('figures.orders'), String(preview.orders)],
    [t('figures.families'), String(preview.families)],
    [t('figures.replaced'), String(preview.replaced)],
    [t('figures.refused'), String(preview.refused.length)],
    [t('figures.lower'), formatUsd(preview.lower_cents)],
    [t('figures.credit'), formatUsd(preview.credit_cents)],
  ];
  if (preview.locked > 0) figures.push([t('figures.locked'), String(preview.locked)]);
  return (
    <>
      <dl className="replacing-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <Stock days={preview.days} />
      <Children preview={preview} />
    </>
  );
}

function Stock({ days }: { days: ReplacementPreview['days'] }) {
  const t = useTranslations('substitutions-replacing');
  const locale = useLocale();
  if (days.every((day) => day.left === null)) return null;
  return (
    <>
      <h3>{t('stockTitle')}</h3>
      <ul className="replacing-stock">
        {days.map((day) => (
          <li key={day.date} className={day.short > 0 ? 'is-short' : undefined}>
            <span>{formatDate(day.date, locale, 'dayAndWeekday')}</span>
            <span className="num">
              {day.locked
                ? t('counted')
                : day.left === null
                  ? t('unlimited')
                  : `${day.ordered} / ${day.left}`}
            </span>
            {day.short > 0 && (
              <b className="num">
                {t('stock.short')}: {day.short}
              </b>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Children({ preview }: { preview: ReplacementPreview }) {
  const t = useTranslations('substitutions-replacing');
  const locale = useLocale();
  const problemText = useProblemText();
  if (preview.orders === 0) return null;
  if (preview.refused.length === 0) return <Notice tone="ok">{t('refusedNone')}</Notice>;
  return (
    <>
      <h3>{t('refusedTitle')}</h3>
      <p className="dim">{t('refusedText')}</p>
      <ul className="replacing-children">
        {preview.refused.map((child) => (
          <li key={child.order_id}>
            <b>{child.luncher?.full_name ?? t('nameless')}</b>
            <span className="is-problem">{problemText(child)}</span>
            <span className="dim">
              {child.family && `${child.family.full_name}, `}
              {formatDate(child.date, locale, 'dayAndWeekday')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
