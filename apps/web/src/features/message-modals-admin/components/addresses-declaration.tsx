import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { type List, NewLink } from '../../../lib/list/index.ts';
import { formatOffice } from '../../../parts/office-moment.ts';

type AddressRow = {
  readonly id: number;
  readonly email: string;
  readonly modal: string;
  readonly modal_id: number;
  readonly locale: 'en' | 'es';
  readonly captured_at: string;
};

/** The list of left addresses, the latest first. */
export function useAddressesDeclaration(): List<AddressRow> {
  const t = useTranslations('message-modals-admin');
  const locale = useLocale();
  return {
    name: 'modal_addresses',
    model: 'ModalAddress',
    title: t('addresses.title'),
    everything: t('addresses.everything'),
    sort: { column: 'captured_at', direction: 'desc' },
    searchable: true,
    exportable: true,
    needs: ['email', 'modal_id'],
    rowName: ({ email }) => email,
    rowLink: ({ modal_id: id }) => `/admin/modals/${id}`,
    presets: [],
    columns: [
      {
        id: 'email',
        title: t('addresses.email'),
        width: 14,
        sortable: true,
        card: 'title',
        cell: ({ email }) => email,
      },
      {
        id: 'modal',
        title: t('addresses.modal'),
        width: 14,
        sortable: true,
        card: 'line',
        cell: ({ modal }) => <span className="mid">{modal}</span>,
      },
      {
        id: 'locale',
        title: t('addresses.language'),
        width: 8,
        card: 'foot',
        cell: ({ locale: language }) => t(`locales.${language}`),
      },
      {
        id: 'captured_at',
        title: t('addresses.captured'),
        width: 10,
        sortable: true,
        card: 'foot-end',
        cell: ({ captured_at: at }) => formatOffice(at, locale),
      },
    ],
    filters: [
      {
        id: 'locale',
        title: t('addresses.language'),
        kind: 'choice',
        options: (['en', 'es'] as const).map((value) => ({ value, label: t(`locales.${value}`) })),
      },
      { id: 'captured', title: t('addresses.captured'), column: 'captured_at', kind: 'dates' },
    ],
    action: <NewLink to={PAGES.modalNew.path} label={t('list.new')} />,
    empty: { title: t('addresses.emptyTitle'), text: t('addresses.emptyText') },
  };
}
