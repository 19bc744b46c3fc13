import { CreditUpload } from '../../features/credit-upload/index.ts';

export default function AdminCreditUploadPage() {
  return <CreditUpload />;
}
