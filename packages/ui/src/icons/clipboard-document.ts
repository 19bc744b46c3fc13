import Drawn from '@heroicons/react/20/solid/ClipboardDocumentIcon';
import { icon } from './icon.tsx';

export const ClipboardDocumentIcon = /* @__PURE__ */ icon(Drawn);
