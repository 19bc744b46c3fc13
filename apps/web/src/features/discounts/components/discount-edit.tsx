import type { DiscountRecord } from '@yay/contract/discounts-admin';
import { useTranslations } from 'use-intl';
import { type DiscountValues, valuesOf } from '../model/discount-values.ts';
import { DiscountActs } from './discount-acts.tsx';
import { DiscountConflict } from './discount-conflict.tsx';
import { DiscountFamilies } from './discount-families.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { DiscountHead } from './discount-head.tsx';
import { DiscountLeaveGuard } from './discount-leave-guard.tsx';
import { DiscountSaveBar } from './discount-save-bar.tsx';
import { DiscountUsage } from './discount-usage.tsx';
import { useDiscountEdit } from './use-discount-edit.ts';
import type { FieldSet } from './use-discount-form.ts';

export function DiscountEdit({ discount, page }: { discount: DiscountRecord; page: number }) {
  const t = useTranslations('discounts.one');
  const edit = useDiscountEdit(discount);
  const archived = discount.state === 'archived';
  const saved = valuesOf(discount);
  const values: DiscountValues = { ...saved, ...edit.edits };
  const fields: FieldSet = {
    values,
    set: edit.set,
    errorOf: edit.errors.errorOf,
    isChanged: (field) => edit.changed.includes(field),
    locked: archived,
  };
  return (
    <div className="record">
      <DiscountHead discount={discount} />
      <div className="record-body discount-body">
        <form
          ref={edit.errors.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void edit.save();
          }}
        >
          {archived && <p className="callout">{t('archivedNote')}</p>}
          {!archived && discount.uses > 0 && (
            <p className="callout">{t('inUse', { count: discount.uses })}</p>
          )}
          {edit.conflict && (
            <DiscountConflict
              theirs={saved}
              mine={values}
              fields={edit.changed}
              busy={edit.busy}
              onKeepMine={() => void edit.save(discount.version)}
              onTakeTheirs={edit.discard}
            />
          )}
          <DiscountFields fields={fields} codeLocked={discount.uses > 0} kept={saved.targets} />
          {/* Enter in a field saves, as the bar does. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
        <aside className="record-side">
          <DiscountActs discount={discount} />
          <DiscountUsage discount={discount} />
        </aside>
      </div>
      {discount.abilities.see_families && <DiscountFamilies id={discount.id} page={page} />}
      <DiscountSaveBar
        changed={edit.changed}
        saving={edit.busy}
        onSave={() => void edit.save()}
        onDiscard={edit.discard}
      />
      <DiscountLeaveGuard unsaved={edit.changed.length} />
    </div>
  );
}
