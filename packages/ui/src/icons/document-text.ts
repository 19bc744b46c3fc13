import Drawn from '@heroicons/react/20/solid/DocumentTextIcon';
import { icon } from './icon.tsx';

export const DocumentTextIcon = /* @__PURE__ */ icon(Drawn);
