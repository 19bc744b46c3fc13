import type { Say } from '@yay/words/letters/say';
import type { Letter } from './letter.ts';

export interface ExportReadyData {
  readonly first: string;
  /** The name of the export when it was asked for. */
  readonly name: string;
  readonly rows: number;
  /** The days for which the file is kept. */
  readonly days: number;
}

function exportReady(say: Say, data: ExportReadyData): Letter {
  return {
    subject: say('export_ready.subject', { name: data.name }),
    parts: [
      { kind: 'text', text: say('export_ready.hello', { first: data.first }) },
      { kind: 'text', text: say('export_ready.intro', { name: data.name, count: data.rows }) },
      { kind: 'button', label: say('export_ready.button'), path: '/admin/exports' },
      { kind: 'text', text: say('export_ready.how_long', { count: data.days }) },
    ],
  };
}

export const letters = {
  export_ready: exportReady,
};
