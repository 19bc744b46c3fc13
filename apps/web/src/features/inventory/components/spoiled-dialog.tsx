import type { StockedItem } from '@yay/contract/inventory/calls';
import { type QuantityFault, quantityFault, typedQuantity } from '@yay/domain/inventory';
import { Dialog } from '@yay/ui/dialog';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** Asks how many pieces of an item were thrown away. */
export function SpoiledDialog(props: {
  item: StockedItem;
  onBook: (quantity: number) => void;
  onClose: () => void;
}) {
  const { item, onBook, onClose } = props;
  const t = useTranslations('inventory');
  const [typed, setTyped] = useState('1');
  const [fault, setFault] = useState<QuantityFault | null>(null);
  function book() {
    const number = typedQuantity(typed);
    const wrong = number === 0 ? 'negative' : quantityFault(number);
    setFault(wrong);
    if (wrong === null) onBook(number);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('phone.spoiledTitle', { item: item.name })}
      closeLabel={t('close')}
      done={{ label: t('phone.spoiledBook'), onPress: book }}
    >
      <TextField
        id="spoiled"
        label={t('book.quantity')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={fault === null ? undefined : t(`phone.badNumber.${fault}`)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Dialog>
  );
}
