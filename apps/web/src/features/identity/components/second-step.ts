import { lazy } from 'react';
import { loadWords } from '../../../lib/words/index.ts';

/** Most people never see it, so it comes with its words when it is asked for. */
export const SecondStepForm = lazy(async () => {
  const [form] = await Promise.all([
    import('./second-step-form.tsx'),
    loadWords(['second-factor']),
  ]);
  return form;
});
