import { connection } from '../connection.ts';
import type { AnswerOf, Call } from './call-types.ts';
import type { HttpError } from './http-error.ts';
import type { Request } from './request.ts';

/** A server that fails is asked this often; one that only has no time, until it has. */
const MOST_TRIES = 4;
const LONGEST_PAUSE_MS = 20_000;

/** The number of times that each call was refused so far. */
const refusedTimes = new WeakMap<object, number>();
let waiting = 0;

/**
 * Sends a call once more, under its own key, when the server has asked to come back later. Meanwhile
 * the page says that it is busy. Throws the refusal of a call that may have been carried out.
 */
export async function sendAgain<E extends Call>(
  request: Request<E>,
  refusal: HttpError,
  { headers }: Response,
  signal: AbortSignal,
  sendOnce: (request: Request<E>) => Promise<AnswerOf<E>>,
): Promise<AnswerOf<E>> {
  const seconds = Number(headers.get('Retry-After'));
  const times = (refusedTimes.get(request) ?? 0) + 1;
  refusedTimes.set(request, times);
  if (!seconds || !mayRepeat(request, refusal, times)) throw refusal;
  waiting += 1;
  connection.busy(true);
  try {
    await pause(pauseMs(seconds, times), signal);
    return await sendOnce(request);
  } finally {
    waiting -= 1;
    if (waiting === 0) connection.busy(false);
  }
}

/**
 * Tells whether a refused call may be sent again: one refused for want of time was not begun; any
 * other must do no harm twice.
 */
function mayRepeat<E extends Call>(
  { method, headers }: Request<E>,
  { code }: HttpError,
  times: number,
): boolean {
  if (code === 'overloaded') return true;
  const harmless = method === 'GET' || headers?.['Idempotency-Key'] !== undefined;
  return harmless && times < MOST_TRIES;
}

/** Returns a pause that grows, and differs from everybody else's: they would all come back at once. */
function pauseMs(seconds: number, times: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, seconds * 1_000 * 1.5 ** times);
  return longest * (0.5 + Math.random() / 2);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    const stop = () => {
      clearTimeout(over);
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
