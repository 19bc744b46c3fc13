import Drawn from '@heroicons/react/20/solid/QrCodeIcon';
import { icon } from './icon.tsx';

export const QrCodeIcon = /* @__PURE__ */ icon(Drawn);
