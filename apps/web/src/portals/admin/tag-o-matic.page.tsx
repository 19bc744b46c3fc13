import { TagOMatic } from '../../features/tagging/index.ts';

export default function AdminTagOMaticPage() {
  return <TagOMatic />;
}
