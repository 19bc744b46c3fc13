export { CreditUpload } from './components/credit-upload.tsx';
