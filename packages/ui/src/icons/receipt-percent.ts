import Drawn from '@heroicons/react/20/solid/ReceiptPercentIcon';
import { icon } from './icon.tsx';

export const ReceiptPercentIcon = /* @__PURE__ */ icon(Drawn);
