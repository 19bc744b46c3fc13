import { createRoot } from 'react-dom/client';
import { loadWords, WordsProvider } from '../words/index.ts';
import { askWho } from './api.ts';
import { FreshDialog } from './fresh-dialog.tsx';

let running: Promise<boolean> | undefined;

/**
 * Asks the person to show who they are, over whatever page it is; several requests at once ask once.
 * Returns whether it was confirmed.
 */
export function confirmPerson(): Promise<boolean> {
  running ??= ask().finally(() => {
    running = undefined;
  });
  return running;
}

async function ask(): Promise<boolean> {
  const [question] = await Promise.all([askWho(), loadWords(['errors', 'fresh-sign-in'])]);
  const host = document.body.appendChild(document.createElement('div'));
  // A root of its own: the request may come from anywhere, and the page below must not be drawn anew.
  const root = createRoot(host);
  return new Promise((resolve) => {
    function end(confirmed: boolean) {
      root.unmount();
      host.remove();
      resolve(confirmed);
    }
    root.render(
      <WordsProvider>
        <FreshDialog question={question} onEnd={end} />
      </WordsProvider>,
    );
  });
}
