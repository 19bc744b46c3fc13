import type { Resource } from '@yay/contract/resources/calls';
import {
  ArrowDownTrayIcon,
  ArrowTopRightOnSquareIcon,
  EllipsisHorizontalIcon,
} from '@yay/ui/icons';
import { MenuButton } from '@yay/ui/menu-button';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDate } from '../../../lib/format.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import { fileHref } from '../api/resources.ts';
import { iconOf, useKindText } from './resource-kind.ts';

export type CardAct = 'edit' | 'up' | 'down' | 'remove';

export function ResourceCard(props: {
  resource: Resource;
  /** Below the heading of the board. */
  level: 'h2' | 'h3';
  moves: boolean;
  isFirst: boolean;
  isLast: boolean;
  onAct: (act: CardAct) => void;
}) {
  const { resource, level: Title, moves, isFirst, isLast, onAct } = props;
  const { url, file } = resource;
  const { title, note } = resource.said;
  const t = useTranslations('resources');
  const Icon = iconOf(file);
  return (
    <li className="resource" data-state={resource.state}>
      <span className="resource-sheet" aria-hidden="true">
        <span>
          <Icon />
          <b>{title}</b>
        </span>
      </span>
      <div className="resource-text">
        <Title>
          <bdi>{title}</bdi>
        </Title>
        {note && <p className="mid">{note}</p>}
        <p className="mid">
          <About resource={resource} />
        </p>
        <Days resource={resource} />
      </div>
      <div className="resource-acts">
        {url !== null ? (
          <a href={url} target="_blank" rel="noreferrer noopener" className="staff-btn">
            <ArrowTopRightOnSquareIcon small />
            {t('open')}
            <span className="sr"> {title}</span>
          </a>
        ) : (
          <a href={fileHref(resource.id)} download className="staff-btn">
            <ArrowDownTrayIcon small />
            {t('download')}
            <span className="sr"> {title}</span>
          </a>
        )}
        <MenuButton
          label={t('more', { title })}
          className="staff-btn square quiet"
          onAction={(act) => onAct(act as CardAct)}
          items={[
            { id: 'edit', label: t('edit') },
            ...(moves && !isFirst ? [{ id: 'up', label: t('up') }] : []),
            ...(moves && !isLast ? [{ id: 'down', label: t('down') }] : []),
            { id: 'remove', label: t('remove'), danger: true, divided: true },
          ]}
        >
          <EllipsisHorizontalIcon small />
        </MenuButton>
      </div>
    </li>
  );
}

function About({ resource }: { resource: Resource }) {
  const t = useTranslations('resources');
  const locale = useLocale();
  const { file, audience, created_at: at } = resource;
  return [
    ...useKindText()(file),
    t(`audience.${audience}`),
    t('added', { day: formatDayOf(at, OFFICE, locale) }),
  ].join(' · ');
}

function Days({ resource }: { resource: Resource }) {
  const t = useTranslations('resources');
  const locale = useLocale();
  const { state, shown_from: from, shown_until: until } = resource;
  if (state === 'later' && from !== null) {
    return <p className="st info">{t('from', { day: formatDate(from, locale, 'day') })}</p>;
  }
  if (until === null) return null;
  const day = formatDate(until, locale, 'day');
  return state === 'over' ? (
    <p className="st bad">{t('over', { day })}</p>
  ) : (
    <p className="mid">{t('until', { day })}</p>
  );
}
