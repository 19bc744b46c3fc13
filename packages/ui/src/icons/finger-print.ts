import Drawn from '@heroicons/react/20/solid/FingerPrintIcon';
import { icon } from './icon.tsx';

export const FingerPrintIcon = /* @__PURE__ */ icon(Drawn);
