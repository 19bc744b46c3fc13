export { ShareReferral } from './components/share-referral.tsx';
export { forgetReferral, keptReferral } from './model/kept-referral.ts';
