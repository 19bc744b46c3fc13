import { useQueryClient } from '@tanstack/react-query';
import type { SchoolSetup } from '@yay/contract/school-setup/calls';
import { useState } from 'react';
import { showAlert } from '../../lib/alerts/index.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { useFormErrors } from '../../lib/record-form/use-form-errors.ts';
import { setupQuery } from './api.ts';

export interface Kept<Line> {
  readonly version: string;
  readonly lines: readonly Line[];
}
/** A line that is being edited; its key outlives its place. */
interface Keyed<Line> {
  readonly key: number;
  readonly line: Line;
}

let lastKey = 0;
const keyed = <Line>(lines: readonly Line[]): Keyed<Line>[] =>
  lines.map((line) => {
    lastKey += 1;
    return { key: lastKey, line };
  });

/** A list of a school that is edited as a whole and kept as a whole. */
export function useLines<Line extends object>(parts: {
  readonly schoolId: number;
  readonly setup: SchoolSetup;
  readonly pick: (setup: SchoolSetup) => Kept<Line>;
  readonly save: (version: string, lines: Line[]) => Promise<SchoolSetup>;
}) {
  const { queryKey } = setupQuery(parts.schoolId);
  const queries = useQueryClient();
  const { form, ...errors } = useFormErrors({ alerts: false });
  const kept = parts.pick(parts.setup);
  const [read, setRead] = useState(kept);
  const [lines, setLines] = useState(() => keyed(kept.lines));
  const [busy, setBusy] = useState(false);
  const plain = lines.map(({ line }) => line);
  const changed = JSON.stringify(plain) !== JSON.stringify(read.lines);

  function begin(anew: Kept<Line>) {
    setRead(anew);
    setLines(keyed(anew.lines));
    errors.clearErrors();
  }
  function change(next: Keyed<Line>[]) {
    errors.clearErrors();
    setLines(next);
  }
  // A colleague's saved lines show at once where nothing is being changed here.
  if (read.version !== kept.version && !changed) begin(kept);

  async function keep(): Promise<void> {
    setBusy(true);
    errors.clearErrors();
    try {
      const now = await parts.save(read.version, plain);
      queries.setQueryData(queryKey, now);
      begin(parts.pick(now));
      showAlert('settingsSaved');
    } catch (error) {
      if (isHttpError(error) && error.status === 409) {
        await queries.invalidateQueries({ queryKey });
      } else errors.sayRefusal(error);
    }
    setBusy(false);
  }

  return {
    form,
    lines,
    plain,
    read,
    busy,
    changed,
    /** Somebody else kept another list while this one was being changed. */
    conflict: changed && read.version !== kept.version,
    errorOf: (at: number, field: string) => errors.errorAt(`list.${at}.${field}`),
    set: (key: number, values: Partial<Line>) =>
      change(
        lines.map((one) => (one.key === key ? { key, line: { ...one.line, ...values } } : one)),
      ),
    add: (line: Line) => change([...lines, ...keyed([line])]),
    remove: (key: number) => change(lines.filter((one) => one.key !== key)),
    up: (at: number) => {
      const [before, one] = [lines[at - 1], lines[at]];
      if (before && one) change(lines.with(at - 1, one).with(at, before));
    },
    undo: () => begin(kept),
    keep,
  };
}
export type Lines = Pick<
  ReturnType<typeof useLines>,
  'form' | 'busy' | 'changed' | 'conflict' | 'undo'
>;
