import { expect, test } from 'vitest';
import { useTiny } from '../apps/api/test/index.ts';
import { checkLabels, isWhole } from './label-kill/check.ts';
import { LABEL_KILL } from './label-kill/evening.ts';
import { proveLabelKills } from './label-kill/prove.ts';
import { withClient } from './lib/worlds.ts';

const { app, run } = await useTiny();

// A short selection of what `npm run bench -- label-kill` does two hundred times.
test('a worker of labels that is killed mails each subscription once, and no half a file', async () => {
  await app.at(LABEL_KILL.now);
  await run('update market_days set locked_at = app_now() where date = $1', [LABEL_KILL.date]);
  const proof = await proveLabelKills({
    url: app.url,
    times: 5,
    seed: 20_261_124,
    date: LABEL_KILL.date,
  });
  expect(proof.problems).toEqual([]);
  expect(proof.kills).toBe(5);
  expect(proof.counts.mails).toBe(2 * proof.counts.subscriptions);

  const due = { labels: proof.counts.labels / proof.counts.subscriptions, contacts: 2 };
  const found = await withClient(app.url, async (client) => {
    await client.query(`delete from label_chunks where n = 0`);
    await client.query(
      `insert into mails (template, to_address, subject, text_body, html_body)
       select template, to_address, subject, text_body, html_body from mails
       where template = 'labels_ready' order by id limit 1`,
    );
    return (await checkLabels(client, due)).problems.join('\n');
  });
  expect(found).toContain('a file without its pages');
  expect(found).toContain('mailed to');
}, 120_000);

test.each([
  ['%PDF-1.3\n/Type /Page\n/Type /Pages\n%%EOF\n', 1, true],
  ['%PDF-1.3\n/Type /Page\n%%EOF\n', 2, false],
  ['%PDF-1.3\n/Type /Page\n', 1, false],
  ['', 0, false],
])('%j of %i pages is whole: %s', (text, pages, whole) => {
  expect(isWhole(Buffer.from(text, 'latin1'), pages)).toBe(whole);
});
