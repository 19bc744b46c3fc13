import { useTranslations } from 'use-intl';
import { GiftCardFields, GiftForm, GiftShop } from '../../features/gifts/index.ts';

export default function GiftCardsPage() {
  const t = useTranslations('gifts.cards');
  return (
    <GiftShop title={t('title')} intro={t('intro')}>
      {(offer) => (
        <GiftForm
          kind="gift_card"
          offer={offer}
          present={(form) => <GiftCardFields form={form} offer={offer} />}
        />
      )}
    </GiftShop>
  );
}
