import type { Luncher } from '@yay/contract/lunchers/calls';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTypedForm } from '../../../lib/typed-form.ts';
import { countChanges, type LuncherValues, mergeValues, valuesOf } from './luncher-values.ts';

/**
 * The form of a luncher; null is a new one. Another device's change is taken over while it is open,
 * but for what is being edited here.
 */
export function useLuncherValues(luncher: Luncher | null, begin: Parameters<typeof valuesOf>[1]) {
  const form = useTypedForm<LuncherValues>({ defaultValues: valuesOf(luncher, begin) });
  const { control, getValues, reset } = form;
  const values = useWatch({ control }) as LuncherValues;
  const seen = useRef(luncher);
  useEffect(() => {
    if (seen.current === luncher) return;
    const [before, now] = [valuesOf(seen.current, begin), valuesOf(luncher, begin)];
    seen.current = luncher;
    reset(mergeValues(before, getValues(), now), { keepErrors: true });
  }, [luncher, begin, getValues, reset]);
  return { form, values, unsaved: countChanges(valuesOf(luncher, begin), values) };
}
