/** Milliseconds that a line may wait for others: what a killed process did not write. */
const GATHER_MS = 20;
/** pino's level of a warning. */
const WARNING = 40;

/**
 * Writes lines that come within a moment at once: a system call for each costs a busy server more
 * than all the rest of its log. A warning, an error or the end of the process waits for nothing.
 */
export function gatherLines(write: (text: string) => void) {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = lines;
    lines = '';
    if (text !== '') write(text);
  };
  process.once('exit', flush);
  return {
    // pino then says the level of the line that it writes.
    [Symbol.for('pino.metadata')]: true as const,
    lastLevel: 0,
    write(line: string) {
      lines += line;
      if (this.lastLevel >= WARNING) flush();
      else timer ??= setTimeout(flush, GATHER_MS).unref();
    },
  };
}
