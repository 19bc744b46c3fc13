import type { Asset } from '@yay/contract/media/calls';
import { useEffect, useRef, useState } from 'react';
import { showAlert } from '../../lib/alerts/index.ts';
import { isCancelled } from '../../lib/http/index.ts';
import { lookAtFile } from '../picture-field/look-at-file.ts';
import { sendPicture } from '../picture-field/send-picture.ts';
import { isUnexplained, useUploadText } from '../picture-field/use-picture-upload.ts';

/**
 * The time for which a finished upload is announced, in milliseconds, and the number of uploads at
 * a time.
 */
const SUCCESS_MS = 2_500;
const AT_ONCE = 3;

/** A picture on its way: temporary until it is an asset. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** The picture as it lies on this machine. */
  readonly preview: string;
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** In percent. */
  readonly progress: number;
  /** The connection is lost; it goes on by itself. */
  readonly isInterrupted: boolean;
  readonly error: string | null;
  /** The file itself can't be taken: sending it again changes nothing. */
  readonly isUnfit: boolean;
  /** Once it is done; not new where the library had the file already. */
  readonly asset: Asset | null;
  readonly isNew: boolean;
}

const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'uploading';

interface Running {
  readonly file: File;
  controller: AbortController | null;
}

const waitingUpload = (key: string, file: File): Upload => ({
  key,
  name: file.name,
  size: file.size,
  preview: URL.createObjectURL(file),
  state: 'waiting',
  progress: 0,
  isInterrupted: false,
  error: null,
  isUnfit: false,
  asset: null,
  isNew: false,
});

/** Runs what is added to it in turn, a few at a time. */
function useQueue(run: (key: string) => Promise<void>) {
  const queue = useRef<string[]>([]);
  const active = useRef(0);
  function pump(): void {
    while (active.current < AT_ONCE) {
      const key = queue.current.shift();
      if (key === undefined) return;
      active.current += 1;
      void run(key).finally(() => {
        active.current -= 1;
        pump();
      });
    }
  }
  return {
    add(keys: readonly string[]): void {
      queue.current.push(...keys);
      pump();
    },
    remove(key: string): void {
      queue.current = queue.current.filter((one) => one !== key);
    },
  };
}

/** Uploads, several at a time, each with its progress; those under way end with the component. */
export function useUploads(onUploaded: (asset: Asset) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, Running>());
  const queue = useQueue(run);
  const next = useRef(0);
  const told = useRef(onUploaded);
  told.current = onUploaded;
  const textOf = useUploadText();
  const say = useRef(textOf);
  say.current = textOf;

  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function run(key: string): Promise<void> {
    const running = files.current.get(key);
    if (!running) return;
    const controller = new AbortController();
    running.controller = controller;
    change(key, { state: 'uploading', progress: 0, error: null, isInterrupted: false });
    try {
      const problem = await lookAtFile(running.file);
      if (problem !== null) {
        return change(key, { state: 'failed', error: say.current(problem), isUnfit: true });
      }
      const { asset, isNew } = await sendPicture(running.file, '', {
        signal: controller.signal,
        onProgress: (share) =>
          change(key, { progress: Math.round(share * 100), isInterrupted: false }),
        onInterrupted: () => change(key, { isInterrupted: true }),
      });
      change(key, { state: 'done', progress: 100, asset, isNew, isInterrupted: false });
      told.current(asset);
      // The stored one stands in the list from now on; one that was known says so until it is dismissed.
      if (isNew) setTimeout(() => drop(key), SUCCESS_MS);
    } catch (error) {
      if (controller.signal.aborted || isCancelled(error)) drop(key);
      else {
        change(key, { state: 'failed', error: say.current(error), isInterrupted: false });
        if (isUnexplained(error)) showAlert('default');
      }
    }
  }
  function drop(key: string): void {
    queue.remove(key);
    files.current.get(key)?.controller?.abort();
    files.current.delete(key);
    setUploads((all) => {
      const gone = all.find((one) => one.key === key);
      if (gone) URL.revokeObjectURL(gone.preview);
      return all.filter((one) => one.key !== key);
    });
  }
  function add(chosen: readonly File[]): void {
    const added = chosen.map((file): Upload => {
      next.current += 1;
      const key = `upload-${next.current}`;
      files.current.set(key, { file, controller: null });
      return waitingUpload(key, file);
    });
    setUploads((all) => [...added, ...all]);
    queue.add(added.map(({ key }) => key));
  }
  function retry(key: string): void {
    change(key, { state: 'waiting', error: null });
    queue.add([key]);
  }
  useEffect(() => {
    const all = files.current;
    return () => {
      for (const { controller } of all.values()) controller?.abort();
    };
  }, []);
  return { uploads, running: uploads.filter(isUnderWay).length, add, drop, retry };
}

export type Uploads = ReturnType<typeof useUploads>;
