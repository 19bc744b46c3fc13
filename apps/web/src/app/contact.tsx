import { ChatBubbleLeftRightIcon, EnvelopeIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { firstData } from '../lib/first-data.ts';

/** The mailbox and the number that people answer. Staff set them. */
export function Contact() {
  const { contact } = firstData().config;
  const t = useTranslations('frame.footer');
  return (
    <>
      {contact.email && (
        <a className="contact" href={`mailto:${contact.email}`}>
          <EnvelopeIcon small />
          <span className="sr">{t('write')} </span>
          {contact.email}
        </a>
      )}
      {contact.sms && (
        <a className="contact" href={`sms:${contact.sms.replaceAll(/[^\d+]/g, '')}`}>
          <ChatBubbleLeftRightIcon small />
          {t('text', { number: contact.sms })}
        </a>
      )}
    </>
  );
}
