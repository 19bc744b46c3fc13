import type { RequestKind } from '@yay/domain/requests';
import type { Say } from '@yay/words/letters/say';
import type { Letter, Part } from './letter.ts';

export interface RequestReceivedData {
  readonly kind: RequestKind;
}

/**
 * Tells the sender that the request arrived. It repeats nothing of the typed text: the address may
 * be somebody else's, and a robot would mail its own words through us.
 */
const requestReceived = (say: Say, { kind }: RequestReceivedData): Letter => ({
  subject: say(`request_received.subject_${kind}`),
  parts: [
    { kind: 'text', text: say('request_received.hello') },
    { kind: 'text', text: say(`request_received.${kind}`) },
    { kind: 'text', text: say('request_received.unknown') },
  ],
});

export interface RequestArrivedData {
  readonly id: number;
  readonly kind: RequestKind;
  readonly name: string;
  readonly email: string;
  readonly about: string;
  readonly message: string;
}

/** Brings a visitor's request to the info mailbox, with the link to its answer. */
function requestArrived(say: Say, data: RequestArrivedData): Letter {
  const { id, kind, name, email, about, message } = data;
  return {
    subject: say(`request_arrived.subject_${kind}`, { name, about: about || name }),
    parts: [
      { kind: 'text', text: say(`request_arrived.intro_${kind}`, { name }) },
      {
        kind: 'rows',
        rows: [
          { title: say('request_arrived.from'), details: [name, email] },
          ...(about ? [{ title: say('request_arrived.about'), details: [about] }] : []),
        ],
      },
      ...(message
        ? [
            { kind: 'heading' as const, text: say('request_arrived.message') },
            ...paragraphs(message),
          ]
        : []),
      { kind: 'button', label: say('request_arrived.button'), path: `/admin/requests/${id}` },
    ],
  };
}

export interface RequestAnsweredData {
  readonly name: string;
  readonly answer: string;
  readonly asked: string;
}

/** Brings the team's answer to the sender, above her own text. */
function requestAnswered(say: Say, { name, answer, asked }: RequestAnsweredData): Letter {
  return {
    subject: say('request_answered.subject'),
    parts: [
      { kind: 'text', text: say('request_answered.hello', { name }) },
      ...paragraphs(answer),
      ...(asked
        ? [{ kind: 'heading' as const, text: say('request_answered.asked') }, ...paragraphs(asked)]
        : []),
    ],
  };
}

const paragraphs = (text: string): Part[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'text', text: line.trim() }));

export const letters = {
  request_received: requestReceived,
  request_arrived: requestArrived,
  request_answered: requestAnswered,
};
