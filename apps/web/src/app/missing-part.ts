/**
 * A part of the program did not come: after a release the old files are gone, or there was no
 * connection. Only loading the page anew helps, since a browser does not ask twice for a file that
 * failed.
 */
export class MissingPart extends Error {}

/** The browsers' own words for it. */
const SAID = /dynamically imported module|importing a module|preload CSS/i;

/**
 * Loads a part of the program. What fails is told by our own error, since the router answers the
 * browser's by loading the page anew, and with that whatever is not saved would be gone unasked.
 */
export async function part<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    if (cause instanceof Error && SAID.test(cause.message)) {
      throw new MissingPart('a part of the program is missing', { cause });
    }
    throw cause;
  }
}
