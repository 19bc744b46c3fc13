import { RedeemForm } from '../../features/gifts/index.ts';

export default function GiftRedeemPage() {
  return <RedeemForm />;
}
