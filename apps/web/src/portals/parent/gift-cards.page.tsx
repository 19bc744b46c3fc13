import { GiftCardFields, GiftForm, GiftShop } from '../../features/gifts/index.ts';

export default function GiftCardsPage() {
  return (
    <GiftShop>
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
