import { GiftForm, GiftShop, TeacherFields } from '../../features/gifts/index.ts';

export default function TeacherLunchPage() {
  return (
    <GiftShop>
      {(offer) => (
        <GiftForm
          kind="teacher_lunch"
          offer={offer}
          present={(fields, isWhole) => (
            <TeacherFields fields={fields} offer={offer} isWhole={isWhole} />
          )}
        />
      )}
    </GiftShop>
  );
}
