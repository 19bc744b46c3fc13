export { ShareReferral } from './components/share-referral.tsx';
