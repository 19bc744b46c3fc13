import type { HandOutActGiven, HandOutDay } from '@yay/contract/handouts/calls';
import { deviceKeeper, type Keeper, memoryKeeper } from '../../../parts/offline/index.ts';
import type { Refused } from './refusals.ts';

/** The day as it was read, and how far this device's clock was from the server's. */
export interface KeptDay {
  readonly day: HandOutDay;
  readonly offset: number;
  /** Milliseconds by which this device's clock was slow; a version before kept none. */
  readonly slow?: number;
}

export interface Pairing {
  readonly code: string;
  readonly token: string;
  readonly expires_at: string;
}

interface Kept {
  readonly token: string;
  readonly day: KeptDay;
  readonly pairing: Pairing;
  /** Acts that the server refused, and that nobody has looked at. */
  readonly refused: readonly Refused[];
  /** The number of acts that were never sent when the tablet was removed; until it is paired again. */
  readonly lost: number;
}

export type HandOutKeeper = Keeper<Kept, HandOutActGiven>;

/** Keeps until the page is left: for people, whose phones keep no child's name after them. */
export const handOutMemory = (): HandOutKeeper => memoryKeeper<Kept, HandOutActGiven>();

/** Keeps on a tablet. */
export const handOutDevice = (): Promise<HandOutKeeper> =>
  deviceKeeper<Kept, HandOutActGiven>('yay-hand-out');
