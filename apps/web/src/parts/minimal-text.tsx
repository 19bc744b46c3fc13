import { paragraphsOf, type Run } from '@yay/documents/paragraphs';

/** Paragraphs of a text that has bold and italic words. */
export const MinimalText = ({ text }: { text: unknown }) =>
  paragraphsOf(text).map((runs, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place alone
    <p key={at}>
      <Runs runs={runs} />
    </p>
  ));

/** The same in one line, for a place that has no room for paragraphs. */
export const MinimalLine = ({ text }: { text: unknown }) =>
  paragraphsOf(text).map((runs, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place alone
    <span key={at}>
      {at > 0 && ' '}
      <Runs runs={runs} />
    </span>
  ));

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: words are known by their place alone
  runs.map((run, at) => <Words key={at} {...run} />);

function Words({ text, bold, italic }: Run) {
  const words = italic ? <em>{text}</em> : text;
  return bold ? <strong>{words}</strong> : words;
}
