export { TagOMatic } from './components/tag-o-matic.tsx';
export { TermsAdmin } from './components/terms-admin.tsx';
export { askedTermsOf } from './model/asked-terms.ts';
