import { afterEach, expect, test, vi } from 'vitest';
import { answerQuestion, confirmCard, refusalBy } from './builtin-calls.ts';

const SECRET = 'pi_abc_secret_xyz';
const card = { number: '4242 4242 4242 4242', expiry: '01 / 30', cvc: '123', zip: '123456789' };
const answers = (...replies: (Response | Error)[]) => {
  const asked: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(init.body)) });
    const reply = replies.shift();
    if (reply === undefined || reply instanceof Error) throw reply ?? new TypeError('no answer');
    return reply;
  });
  return asked;
};
const json = (body: object, status = 200) => Response.json(body, { status });

afterEach(() => vi.unstubAllGlobals());

test('a card goes to its one intent, with the secret, and nowhere else', async () => {
  const asked = answers(json({ status: 'succeeded', payment_method: 'pm_1' }));
  expect(await confirmCard('payment', SECRET, card)).toEqual({
    status: 'succeeded',
    methodId: 'pm_1',
  });
  expect(asked).toEqual([
    {
      url: '/pay/v1/payment_intents/pi_abc/confirm',
      body: {
        client_secret: SECRET,
        card: {
          number: '4242424242424242',
          exp_month: 1,
          exp_year: 2030,
          cvc: '123',
          zip: '12345-6789',
        },
      },
    },
  ]);
});

test('after a lost answer it is asked what became of it, and the card is not sent again', async () => {
  const asked = answers(
    new TypeError('gone'),
    json({ status: 'succeeded', payment_method: 'pm_1' }),
  );
  expect(await confirmCard('setup', 'seti_1_secret_2', card)).toMatchObject({
    status: 'succeeded',
  });
  expect(asked.map(({ url }) => url)).toEqual([
    '/pay/v1/setup_intents/seti_1/confirm',
    '/pay/v1/setup_intents/seti_1/retrieve',
  ]);
});

test('the form stops after a while when nobody answers at all, and says so', async () => {
  const asked = answers();
  expect(await confirmCard('payment', SECRET, card)).toEqual({
    status: 'refused',
    why: 'unreachable',
  });
  expect(asked).toHaveLength(3);
});

test('a paid payment is no refusal', async () => {
  answers(
    json(
      {
        error: {
          code: 'payment_intent_unexpected_state',
          decline_code: null,
          payment_intent: { status: 'succeeded', payment_method: 'pm_1' },
        },
      },
      400,
    ),
  );
  expect(await answerQuestion('payment', SECRET, 'approve')).toMatchObject({
    status: 'succeeded',
  });
});

test.each([
  ['payment', 'card_declined', 'insufficient_funds', 'insufficient_funds'],
  ['payment', 'card_declined', 'stolen_card', 'generic'],
  ['payment', 'card_declined', 'test_mode_live_card', 'test_mode_live_card'],
  ['payment', 'expired_card', null, 'expired_card'],
  ['payment', 'payment_intent_authentication_failure', null, 'not_authenticated'],
  ['setup', 'setup_intent_authentication_failure', null, 'not_authenticated_save'],
  ['setup', 'invalid_cvc', null, 'incorrect_cvc'],
] as const)('%s: %s, %s is said as %s', (kind, code, declined, why) => {
  expect(refusalBy(kind, code, declined)).toBe(why);
});
