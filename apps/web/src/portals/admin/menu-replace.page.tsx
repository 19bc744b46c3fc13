import { ReplacePage } from '../../features/substitutions-replacing/index.ts';

export default function MenuReplacePage() {
  return <ReplacePage />;
}
