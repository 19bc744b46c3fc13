import { Exceptions } from '../../features/operations/index.ts';

export default function OpsExceptionsPage() {
  return <Exceptions />;
}
