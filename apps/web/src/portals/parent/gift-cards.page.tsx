import { GiftCardFields, GiftForm, GiftShop } from '../../features/gifts/index.ts';

export default function GiftCardsPage() {
  return (
    <GiftShop>
      {(offer) => (
        <GiftForm
          kind="gift_card"
          offer={offer}
          present={(fields) => <GiftCardFields fields={fields} offer={offer} />}
        />
      )}
    </GiftShop>
  );
}
