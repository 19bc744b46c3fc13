import { type ReactNode, type RefObject, useRef } from 'react';
import { ConflictNotice } from '../conflict/index.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import '../staff/record.css';

type Edit<Values> = {
  readonly values: Values;
  readonly saved: Values;
  readonly changed: readonly (keyof Values & string)[];
  readonly errors: { readonly form: RefObject<HTMLFormElement | null> };
  readonly busy: boolean;
  readonly conflict: boolean;
  readonly save: () => Promise<void>;
  readonly settle: (theirs: readonly (keyof Values & string)[], version: number) => Promise<void>;
  readonly discard: () => void;
};

/** Shows the form of an existing record, with its notes and the bar that saves. */
export function RecordEdit<Values extends object>({
  edit,
  version,
  labelOf,
  textOf,
  head,
  notes,
  side,
  below,
  after,
  children,
}: {
  edit: Edit<Values>;
  /** The version that is shown now. */
  version: number;
  labelOf: (field: keyof Values & string) => string;
  /** A field's value as a person reads it. */
  textOf: (values: Values, field: keyof Values & string) => string;
  head: ReactNode;
  notes?: ReactNode;
  side: ReactNode;
  /** Parts below the form that save themselves. */
  below?: ReactNode;
  /** Under everything, as wide as the page. */
  after?: ReactNode;
  children: ReactNode;
}) {
  const { changed } = edit;
  const choice = useRef<HTMLElement>(null);
  const choose = () => choice.current?.focus();
  return (
    <div className="record">
      {head}
      <div className="record-body">
        <div className="record-main">
          <form
            ref={edit.errors.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (edit.conflict) choose();
              else void edit.save();
            }}
          >
            {notes}
            {edit.conflict && (
              <ConflictNotice
                ref={choice}
                rows={changed.map((field) => ({
                  id: field,
                  label: labelOf(field),
                  theirs: textOf(edit.saved, field),
                  mine: textOf(edit.values, field),
                }))}
                busy={edit.busy}
                onKeep={(theirs) => void edit.settle(theirs, version)}
                onTakeTheirs={edit.discard}
              />
            )}
            {children}
            {/* Enter in a field saves, as the bar does. */}
            <button type="submit" hidden tabIndex={-1} />
          </form>
          {below}
        </div>
        <aside className="record-side">{side}</aside>
      </div>
      {after}
      <SaveBar
        names={changed.map(labelOf)}
        saving={edit.busy}
        onSave={() => void edit.save()}
        onDiscard={edit.discard}
        onChoose={edit.conflict ? choose : undefined}
      />
      <LeaveGuard unsaved={changed.length} />
    </div>
  );
}
