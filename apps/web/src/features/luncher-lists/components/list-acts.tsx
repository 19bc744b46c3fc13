import { Link, useNavigate } from '@tanstack/react-router';
import type { LuncherList } from '@yay/contract/luncher-lists/calls';
import { ArrowDownTrayIcon, ChevronDownIcon, PrinterIcon } from '@yay/ui/icons';
import { MenuButton } from '@yay/ui/menu-button';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDate } from '../../../lib/format.ts';
import type { ListAddress } from '../model/list-address.ts';
import { useFile } from './use-file.ts';

export interface ListActsProps {
  list: LuncherList;
  schoolId: number;
  path: string;
  asked: ListAddress;
}

/** The list on paper and as files, with what the page shows. */
export function ListActs({ list, schoolId, path, asked }: ListActsProps) {
  const t = useTranslations('luncher-lists');
  const locale = useLocale();
  const navigate = useNavigate();
  const load = useFile(schoolId, asked);
  const day = formatDate(list.date, locale, 'dayAndWeekday');
  const { page: _, ...search } = asked;
  function act(id: string) {
    if (id === 'print') void navigate({ to: `${path}/sheet`, search });
    if (id === 'pdf' || id === 'csv') void load(id, 'day');
    if (id === 'pdfWeek') void load('pdf', 'week');
    if (id === 'csvWeek') void load('csv', 'week');
  }
  return (
    <>
      <MenuButton
        label={t('listAs')}
        className="staff-btn"
        onAction={act}
        items={[
          { id: 'pdf', label: t('files.pdf'), note: t('files.pdfNote', { day }) },
          { id: 'csv', label: t('files.csv'), note: t('files.csvNote') },
          { id: 'pdfWeek', label: t('files.pdfWeek'), divided: true },
          { id: 'csvWeek', label: t('files.csvWeek') },
        ]}
      >
        <ArrowDownTrayIcon small />
        {t('listAs')}
        <ChevronDownIcon small />
      </MenuButton>
      <Link to={`${path}/rollover`} search={{}} className="staff-btn">
        {t('rollOver')}
      </Link>
      <button type="button" className="staff-btn primary" onClick={() => act('print')}>
        <PrinterIcon small />
        {t('files.print')}
      </button>
    </>
  );
}
