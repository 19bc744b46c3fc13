import { useRouter } from '@tanstack/react-router';
import type { MessageModal } from '@yay/contract/message-modals/calls';
import { isOwnPath, isSafeLink } from '@yay/domain/text';
import { buttonClass } from '@yay/ui/button';
import { classNames } from '@yay/ui/class-names';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MinimalText } from '../minimal-text.tsx';
import { AddressForm } from './address-form.tsx';
import { type Picture, pictureOf } from './picture.ts';
import './message-body.css';

/** The inside of a message of the team: words with a picture beside them, or a picture alone. */
export function MessageBody({
  modal,
  upright,
  onFollow,
}: {
  modal: MessageModal;
  /** The message is seen on a phone that is held upright. */
  upright: boolean;
  onFollow: () => void;
}) {
  const t = useTranslations('message-modals');
  const picture = pictureOf(modal, upright);
  const url = modal.cta_url !== null && isSafeLink(modal.cta_url) ? modal.cta_url : null;
  const full = modal.type === 'image-full';
  return (
    <div className={classNames('message', modal.type, modal.alignment === 'center' && 'center')}>
      {picture &&
        (full && url ? (
          <CtaLink url={url} onFollow={onFollow} className="message-link">
            <Drawn picture={picture} alt={picture.alt || modal.cta_text || modal.headline} />
          </CtaLink>
        ) : (
          <Drawn picture={picture} alt={picture.alt} />
        ))}
      <div className="message-words">
        {!full && <MinimalText text={modal.copy} />}
        {modal.cta_type === 'email' && (
          <AddressForm modalId={modal.id} label={modal.cta_text || t('email.send')} />
        )}
        {modal.cta_type === 'button' && url && !(full && picture) && (
          <CtaLink url={url} onFollow={onFollow} className={buttonClass()}>
            {modal.cta_text || t('more')}
          </CtaLink>
        )}
      </div>
    </div>
  );
}
function Drawn({ picture: { drawing, ...picture }, alt }: { picture: Picture; alt: string }) {
  return (
    <span
      className={classNames('message-picture', drawing && 'drawing')}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <img {...picture} alt={alt} />
    </span>
  );
}

/**
 * Leads to the message's address; another site opens beside ours. A person who follows it has read
 * the message.
 */
function CtaLink(props: {
  url: string;
  onFollow: () => void;
  className: string;
  children: ReactNode;
}) {
  const { url, onFollow, className, children } = props;
  const router = useRouter();
  const own = isOwnPath(url);

  function follow(event: MouseEvent) {
    onFollow();
    if (!own || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(url);
  }
  return (
    <a
      href={url}
      className={className}
      onClick={follow}
      {...(!own && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {!own && <NewTab />}
    </a>
  );
}

function NewTab() {
  const t = useTranslations('message-modals');
  return <span className="sr">{t('newTab')}</span>;
}
