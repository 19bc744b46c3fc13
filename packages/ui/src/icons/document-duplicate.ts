import Drawn from '@heroicons/react/20/solid/DocumentDuplicateIcon';
import { icon } from './icon.tsx';

export const DocumentDuplicateIcon = /* @__PURE__ */ icon(Drawn);
