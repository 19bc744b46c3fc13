import { ArrowLongRightIcon } from '@yay/ui/icons';

/** The addresses of a way, one after the other. */
export function ChainDrawing({ addresses }: { addresses: readonly string[] }) {
  const steps = addresses.map((address, at) => ({ address, key: `${at} ${address}`, at }));
  return (
    <ol className="redirect-chain">
      {steps.map(({ address, key, at }) => (
        <li key={key}>
          {at > 0 && <ArrowLongRightIcon small />}
          <span>{address}</span>
        </li>
      ))}
    </ol>
  );
}
