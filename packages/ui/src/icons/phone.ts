import Drawn from '@heroicons/react/20/solid/PhoneIcon';
import { icon } from './icon.tsx';

export const PhoneIcon = /* @__PURE__ */ icon(Drawn);
