export { asksForIntro } from './model/steps.ts';

/** It comes when an address asks for it: hardly any does. */
export const loadIntroWizard = () => import('./components/intro-wizard.tsx');
