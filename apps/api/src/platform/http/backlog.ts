/** A span of time, with the requests that were admitted in it. */
export interface Moment {
  at: number;
  ms: number;
  /** Admitted in it, and not answered yet. */
  open: number;
  /** Answered in it, whenever they were admitted. */
  answered: number;
  isForgotten: boolean;
}

/** Requests that were admitted and are not answered, and the pace at which they are. */
export interface Backlog {
  /** Takes a request in, and returns the moment to give to `end`, once. */
  begin(): Moment;
  /** A request that its sender gave up is over, and says nothing about the pace. */
  end(moment: Moment, isAnswered: boolean): void;
  /** Ends a moment at this instant, in milliseconds. Moments may be of any length. */
  tick(now: number): void;
  /**
   * Returns how many requests are under way, without those that have been for too long, and the
   * milliseconds after which one that comes now would be answered.
   */
  now(): { readonly size: number; readonly wait: number };
  /** Forgets everything, at this instant. */
  clear(now: number): void;
}

/**
 * A request that has been under way for longer waits for something else than its turn: a lock, or a
 * body that does not come. It counts no more, so that many of these keep nobody out.
 */
export const FORGOTTEN_MS = 1_000;
/** The pace is that of so many milliseconds: longer than a burst, and soon that of another load. */
const PACE_MS = 300;

export function createBacklog(now: number): Backlog {
  let moments: Moment[] = [];
  let here = newMoment();
  let last = now;
  let size = 0;
  /** Milliseconds for each answer; 0 while nothing was answered. */
  let pace = 0;

  function forget(moment: Moment): void {
    moment.isForgotten = true;
    size -= moment.open;
  }
  function paceNow(): number {
    let ms = 0;
    let answered = 0;
    for (let index = moments.length - 1; index >= 0 && ms < PACE_MS; index -= 1) {
      const moment = moments[index] as Moment;
      ms += moment.ms;
      answered += moment.answered;
    }
    return answered === 0 ? 0 : ms / answered;
  }

  return {
    begin() {
      here.open += 1;
      size += 1;
      return here;
    },
    end(moment, isAnswered) {
      if (moment.isForgotten) return;
      moment.open -= 1;
      size -= 1;
      if (isAnswered) here.answered += 1;
    },
    tick(now) {
      here.at = now;
      here.ms = now - last;
      last = now;
      moments.push(here);
      here = newMoment();
      const young = moments.findIndex(({ at }) => now - at <= FORGOTTEN_MS);
      moments.splice(0, young).forEach(forget);
      pace = paceNow();
    },
    now: () => ({ size, wait: size * pace }),
    clear(now) {
      for (const moment of [...moments, here]) forget(moment);
      moments = [];
      here = newMoment();
      last = now;
      pace = 0;
    },
  };
}

const newMoment = (): Moment => ({ at: 0, ms: 0, open: 0, answered: 0, isForgotten: false });
