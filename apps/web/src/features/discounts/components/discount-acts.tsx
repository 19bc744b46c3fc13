import { useQueryClient } from '@tanstack/react-query';
import type { DiscountRecord } from '@yay/contract/discounts/calls';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { ArchiveAct } from '../../../lib/record-act.tsx';
import { discountKey, discountQuery } from '../api/discount-query.ts';
import { actOnDiscount } from '../api/save-discount.ts';

/** Takes a discount out of use, or into use again. */
export function DiscountActs({ discount }: { discount: DiscountRecord }) {
  const t = useTranslations('discounts.one');
  const client = useQueryClient();
  const act = discount.state === 'archived' ? 'restore' : 'archive';
  const { id, code } = discount;
  return (
    <section aria-labelledby="discount-acts">
      <h2 id="discount-acts">{t('actions')}</h2>
      <ul className="act-list">
        <li>
          <ArchiveAct
            act={act}
            label={t(act)}
            title={t(`${act}Title`, { code })}
            text={act === 'archive' ? t('archiveText', { count: discount.uses }) : t('restoreText')}
            call={async () => {
              client.setQueryData(discountQuery(id).queryKey, await actOnDiscount(act, id));
              showAlert(act === 'archive' ? 'discountArchived' : 'discountRestored');
            }}
            queryKey={discountKey(id)}
          />
        </li>
      </ul>
    </section>
  );
}
