import type pg from 'pg';

export interface LabelCounts {
  readonly subscriptions: number;
  readonly mails: number;
  readonly prints: number;
  readonly labels: number;
}

interface SchoolRow {
  id: number;
  prints: number;
  ready: number;
  labels: number;
  pages: number;
  mails: string[];
  contacts: string[];
  file: Buffer | null;
  mailed: Buffer[];
}

/** Says what is wrong with the labels and mails of every subscription. */
export async function checkLabels(
  client: pg.Client,
  due: { readonly labels: number; readonly contacts: number },
): Promise<{ counts: LabelCounts; problems: string[] }> {
  const problems: string[] = [];
  const counts = { subscriptions: 0, mails: 0, prints: 0, labels: 0 };
  const { rows: ids } = await client.query<{ id: number }>(
    'select destination_id as id from label_subscriptions order by 1',
  );
  for (const { id } of ids) {
    const row = await schoolRow(client, id);
    counts.subscriptions += 1;
    counts.mails += row.mails.length;
    counts.prints += row.prints;
    counts.labels += row.labels;
    problems.push(...problemsOf(row, due).map((problem) => `school ${id}: ${problem}`));
  }
  return { counts, problems };
}

function problemsOf(
  row: SchoolRow,
  due: { readonly labels: number; readonly contacts: number },
): string[] {
  const found: string[] = [];
  if (row.prints !== 1 || row.ready !== 1) found.push(`${row.ready} of ${row.prints} prints`);
  if (row.labels !== due.labels) found.push(`${row.labels} labels`);
  if (row.mails.length !== due.contacts || row.mails.join() !== row.contacts.join()) {
    found.push(`mailed to ${row.mails.join(', ') || 'nobody'}`);
  }
  const { file } = row;
  if (file === null || !isWhole(file, row.pages)) found.push('a file without its pages');
  if (row.mailed.some((content) => file === null || !content.equals(file))) {
    found.push('what was mailed is not the file');
  }
  if (row.mailed.length !== row.mails.length) found.push(`${row.mailed.length} files in mails`);
  return found;
}

/** A PDF from its first to its last byte, with as many pages as the print says. */
export function isWhole(file: Buffer, pages: number): boolean {
  const text = file.toString('latin1');
  const drawn = text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  return (
    pages > 0 && drawn === pages && text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF')
  );
}

async function schoolRow(client: pg.Client, id: number): Promise<SchoolRow> {
  const { rows } = await client.query<SchoolRow>(
    `with print as (select * from label_prints where destination_id = $1)
     select $1::int as id, (select count(*)::int from print) as prints,
       (select count(*)::int from print where status = 'ready') as ready,
       (select count(*)::int from labels l join print p on p.id = l.print_id) as labels,
       coalesce((select max(pages) from print), 0) as pages,
       array(select m.to_address from mails m where m.template = 'labels_ready'
         and m.to_address like 'office%.' || $1 || '@school.test' order by 1) as mails,
       array(select email from school_contacts where destination_id = $1 order by 1) as contacts,
       (select string_agg(c.content, ''::bytea order by c.n)
         from label_chunks c join print p on p.id = c.print_id) as file,
       array(select f.content from mail_files f join print p on f.source = 'label_print ' || p.id
         order by f.mail_id) as mailed`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`no school ${id}`);
  return row;
}
