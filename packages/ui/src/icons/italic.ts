import Drawn from '@heroicons/react/20/solid/ItalicIcon';
import { icon } from './icon.tsx';

export const ItalicIcon = /* @__PURE__ */ icon(Drawn);
