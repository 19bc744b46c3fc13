import { TagOMatic } from '../../features/terms/index.ts';

export default function AdminTagOMaticPage() {
  return <TagOMatic />;
}
