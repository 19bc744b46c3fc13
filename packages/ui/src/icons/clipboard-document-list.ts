import Drawn from '@heroicons/react/20/solid/ClipboardDocumentListIcon';
import { icon } from './icon.tsx';

export const ClipboardDocumentListIcon = /* @__PURE__ */ icon(Drawn);
