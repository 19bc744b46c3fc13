import Drawn from '@heroicons/react/20/solid/CodeBracketIcon';
import { icon } from './icon.tsx';

export const CodeBracketIcon = /* @__PURE__ */ icon(Drawn);
