import type { RequestRecord } from '@yay/contract/requests/calls';
import { TextArea } from '@yay/ui/text-area';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldText } from '../../../lib/error-text.ts';
import { LeaveGuard } from '../../../lib/leave-guard.tsx';
import { newUuid } from '../../../lib/uuid.ts';
import { answer, note } from '../api/requests.ts';
import { useRequestActs } from './use-request-acts.ts';

const LONGEST = 4_000;

/** A text that is sent once, however often the button is pressed: a new one has a new key. */
function useWriting() {
  const [text, setText] = useState('');
  const [key, setKey] = useState(newUuid);
  const [isEmpty, setEmpty] = useState(false);
  return {
    text,
    key,
    isEmpty,
    type(typed: string) {
      setText(typed);
      setEmpty(false);
    },
    /** Returns the text; undefined, and said at the field, where there is none. */
    ready(): string | undefined {
      const written = text.trim();
      setEmpty(written === '');
      return written || undefined;
    },
    /** Ends with the text that was sent. */
    over(sent: string) {
      setText((now) => (now.trim() === sent ? '' : now));
      setKey(newUuid());
    },
    /** Makes a new key: a text typed anew is another one. */
    renew: () => setKey(newUuid()),
  };
}

export function AnswerForm({ request }: { request: RequestRecord }) {
  const t = useTranslations('requests.record');
  const fieldText = useFieldText();
  const writing = useWriting();
  const { id, email, locale, version } = request;
  const { act, busy, said } = useRequestActs(id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = writing.ready();
    if (text === undefined) return;
    const sent = await act(
      () => answer(id, text, version, writing.key),
      t('answerSent', { email }),
    );
    if (sent) writing.over(text);
    else writing.renew();
  }
  return (
    <form className="requests-part" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        id="request-answer"
        label={t('answer')}
        hint={t('answerHint', { email, language: locale })}
        rows={6}
        maxLength={LONGEST}
        lang={locale}
        value={writing.text}
        onChange={(event) => writing.type(event.currentTarget.value)}
        error={writing.isEmpty ? fieldText(['required']) : undefined}
      />
      <div className="requests-send">
        <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
          {t('answerSend')}
        </button>
        <span role="status">{said}</span>
      </div>
      <LeaveGuard unsaved={writing.text.trim() === '' ? 0 : 1} />
    </form>
  );
}

export function NoteForm({ request: { id } }: { request: RequestRecord }) {
  const t = useTranslations('requests.record');
  const fieldText = useFieldText();
  const writing = useWriting();
  const { act, busy, said } = useRequestActs(id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = writing.ready();
    if (text === undefined) return;
    if (await act(() => note(id, text, writing.key), t('noteKept'))) writing.over(text);
    else writing.renew();
  }
  return (
    <form className="requests-part" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        id="request-note"
        label={t('note')}
        rows={2}
        maxLength={LONGEST}
        value={writing.text}
        onChange={(event) => writing.type(event.currentTarget.value)}
        error={writing.isEmpty ? fieldText(['required']) : undefined}
      />
      <div className="requests-send">
        <button type="submit" className="staff-btn" aria-disabled={busy || undefined}>
          {t('noteSend')}
        </button>
        <span role="status">{said}</span>
      </div>
    </form>
  );
}
