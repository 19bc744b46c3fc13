import { Kiosk } from '../../features/handouts/index.ts';
import '@yay/ui/fonts-staff.css';

export default function KioskPage() {
  return <Kiosk />;
}
