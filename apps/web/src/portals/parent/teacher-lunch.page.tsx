import { useTranslations } from 'use-intl';
import { GiftForm, GiftShop, TeacherFields } from '../../features/gifts/index.ts';

export default function TeacherLunchPage() {
  const t = useTranslations('gifts.lunch');
  return (
    <GiftShop title={t('title')} intro={t('intro')}>
      {(offer) => (
        <GiftForm
          kind="teacher_lunch"
          offer={offer}
          present={(form) => <TeacherFields form={form} offer={offer} />}
        />
      )}
    </GiftShop>
  );
}
