import Drawn from '@heroicons/react/20/solid/EnvelopeIcon';
import { icon } from './icon.tsx';

export const EnvelopeIcon = /* @__PURE__ */ icon(Drawn);
