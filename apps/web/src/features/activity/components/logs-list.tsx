import { ListPage } from '../../../lib/list/index.ts';
import { useLogsDeclaration } from './use-logs-declaration.tsx';
import './activity.css';

/** Everything that anybody did, filtered, kept in views and taken out like every list. */
export function LogsList() {
  return <ListPage list={useLogsDeclaration()} />;
}
