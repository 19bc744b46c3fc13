import { Dialog } from '@yay/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PlanPreview } from './plan-preview.tsx';
import type { usePlan } from './use-plan.ts';

/** A plan in two steps: what is wanted, as `children` ask for it, and what would come of it. */
export function PlanSteps({
  plan,
  title,
  disabled = false,
  onPreview,
  onClose,
  children,
}: {
  plan: ReturnType<typeof usePlan>;
  title: string;
  /** There is nothing to look at yet. */
  disabled?: boolean;
  onPreview: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('menu-schedules.plan');
  const { planned, busy } = plan;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      {...(planned && { back: { label: t('back'), onPress: plan.back } })}
      done={
        planned
          ? {
              label: t('save'),
              loading: busy,
              loadingLabel: t('saving'),
              disabled: !plan.does,
              onPress: () => void plan.save(),
            }
          : {
              label: t('preview'),
              loading: busy,
              loadingLabel: t('previewing'),
              disabled,
              onPress: onPreview,
            }
      }
    >
      {planned ? (
        <PlanPreview
          planned={planned}
          changed={plan.changed}
          taken={plan.taken}
          onTaken={plan.setTaken}
          nothing={!plan.does}
        />
      ) : (
        <form
          ref={plan.errors.form}
          className="plan-form record"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!disabled) onPreview();
          }}
        >
          {children}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      )}
    </Dialog>
  );
}
