import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { silentLog, type TestDatabase, testDatabase } from '../../../test/index.ts';
import { connectDb, type Db } from '../db/index.ts';
import { type Jobs, startJobs } from '../jobs/index.ts';
import {
  createCarrier,
  createMailer,
  MAIL_JOB_KINDS,
  type Mail,
  mailJobs,
  sendMail,
  sendManyMails,
} from './index.ts';

const product = { name: 'Lunch', short: 'L' };
const mail: Mail = {
  userId: null,
  to: 'ada@example.test',
  template: 'week_saved',
  locale: 'en',
  subject: 'Your week',
  text: 'Soup on Monday',
  html: '<p>Soup on Monday</p>',
};

let database: TestDatabase;
let db: Db;
let jobs: Jobs;
let server: Server | undefined;

beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url, max: 4 });
  jobs = await startJobs({ db, log: silentLog, kinds: MAIL_JOB_KINDS, workers: 'byHand' });
});
afterEach(() => server?.close());
afterAll(async () => {
  await jobs.stop();
  await db.close();
  await database.drop();
});

const post = () => db.tx((tx) => createMailer(jobs).post(tx, mail));
const last = async () =>
  (
    await db.query<{ id: number; sent_at: number | null; attempts: number; last_error: string }>(
      'last',
      'select id, sent_at, attempts, last_error from mails order by id desc limit 1',
    )
  )[0];

/** Starts an SMTP server that answers `data` with these lines in turn and keeps received mails. */
async function smtp(
  ...verdicts: [string, ...string[]]
): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const listening = createServer((socket) => {
    let inBody = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        if (inBody) {
          received.push(line);
          if (line === '.') {
            inBody = false;
            const next = verdicts.length > 1 ? verdicts.shift() : verdicts[0];
            socket.write(`${next}\r\n`);
          }
        } else if (line === 'DATA') {
          inBody = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 ok\r\n');
      }
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

test('a mail is kept and counts as delivered without SMTP', async () => {
  await mailJobs(jobs, db, undefined);
  await post();
  await jobs.runWaiting();
  expect(await last()).toMatchObject({ sent_at: expect.any(Number), attempts: 1 });
});

test('a mail is sent by SMTP once', async () => {
  const { url, received } = await smtp('250 taken');
  const carrier = createCarrier({ smtpUrl: url, mailFrom: 'hello@lunch.test', product });
  await mailJobs(jobs, db, carrier);
  await post();
  await jobs.runWaiting();
  const id = (await last())?.id;
  await db.tx((tx) => jobs.enqueue(tx, sendMail, { mailId: Number(id) }));
  await jobs.runWaiting();
  const text = received.join('\n');
  expect(text.match(/^Subject: Your week$/gm)).toHaveLength(1);
  expect(text).toContain('From: Lunch <hello@lunch.test>');
  expect(text).toContain(`Message-ID: <mail-${id}@lunch.test>`);
  expect(text).toMatch(/text\/plain[\s\S]*text\/html/);
});

test('a refused mail is kept with its reason, without the address', async () => {
  const { url } = await smtp('550 no such user ada@example.test');
  const carrier = createCarrier({ smtpUrl: url, mailFrom: 'hello@lunch.test', product });
  await mailJobs(jobs, db, carrier);
  await post();
  await expect(jobs.runWaiting()).rejects.toThrow('550');
  expect(await last()).toMatchObject({ sent_at: null, attempts: 1, last_error: 'EMESSAGE 550' });
});

test('a mass mailing sends each mail once: a refused one is retried, no other is', async () => {
  const { url, received } = await smtp('250 taken', '450 later', '250 taken');
  await mailJobs(jobs, db, createCarrier({ smtpUrl: url, mailFrom: 'hello@lunch.test', product }));
  const names = Array.from({ length: 12 }, (_, n) => `Family ${n + 1}`);
  await db.tx((tx) =>
    createMailer(jobs).postAll(
      tx,
      names.map((name) => ({ ...mail, subject: `To ${name}.` })),
    ),
  );
  const subjects = () => received.filter((line) => line.startsWith('Subject: To Family'));
  await expect(jobs.runWaiting()).rejects.toThrow(/^mail \d+ was not taken \(EMESSAGE 450\)$/);
  expect(subjects()).toHaveLength(10);
  const mails = await db.query<{ id: number; failed: boolean }>(
    'left',
    'select id, failed_at is not null as failed from mails where sent_at is null order by id',
  );
  // The refused one, and two of the next job.
  const ours = mails.slice(-3);
  expect(ours.map(({ failed }) => failed)).toEqual([true, false, false]);

  // The retry comes by itself and sends the mails that were not sent.
  await db.run(`update pgboss.job set start_after = now() where state = 'retry'`);
  await jobs.runWaiting();
  const told = subjects();
  expect(told.toSorted()).toEqual(
    [...names.map((name) => `Subject: To ${name}.`), 'Subject: To Family 2.'].toSorted(),
  );
});

test('a single mail does not wait for a mass mailing', async () => {
  const worker = await startJobs({
    db,
    log: silentLog,
    kinds: MAIL_JOB_KINDS,
    workers: 'background',
  });
  const { promise: ownHasLeft, resolve: ownLeaves } = Promise.withResolvers<void>();
  await worker.work(sendManyMails, () => ownHasLeft);
  await worker.work(sendMail, async () => ownLeaves());
  const mailer = createMailer(worker);
  await db.tx((tx) => mailer.postAll(tx, Array<Mail>(30).fill(mail)));
  await db.tx((tx) => mailer.post(tx, mail));
  await ownHasLeft;
  await worker.stop();
});

test('the token of a link is removed from the stored mail once it was sent', async () => {
  const { url, received } = await smtp('250 taken');
  const carrier = createCarrier({ smtpUrl: url, mailFrom: 'lunch@example.test', product });
  const token = 'q_3-'.repeat(10);
  const link = {
    ...mail,
    text: `Open https://lunch.example/x?token=${token} or https://lunch.example/y#token=${token}\nBye`,
    html: `<a href="https://lunch.example/x#token=${token}">Open</a>`,
  };
  const bodies = async () =>
    (
      await db.query('bodies', 'select text_body, html_body from mails order by id desc limit 1')
    )[0];
  await mailJobs(jobs, db, carrier);
  await db.tx((tx) => createMailer(jobs).post(tx, link));
  await jobs.runWaiting();
  expect(received.join('').replaceAll(/=(?=\w|$)/g, '')).toContain(token.slice(0, 16));
  expect(await bodies()).toEqual({
    text_body: 'Open https://lunch.example/x?token=… or https://lunch.example/y#token=…\nBye',
    html_body: '<a href="https://lunch.example/x#token=…">Open</a>',
  });

  // Without SMTP the mail is read in the mailbox, so its link keeps the token.
  await mailJobs(jobs, db, undefined);
  await db.tx((tx) => createMailer(jobs).post(tx, link));
  await jobs.runWaiting();
  expect(await bodies()).toMatchObject({ text_body: link.text });
});
