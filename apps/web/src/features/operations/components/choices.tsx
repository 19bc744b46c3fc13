import { Segmented } from '@yay/ui/segmented';
import type { Asked } from './use-asked.ts';

/** One of several states; the first means all of them. */
export function Choices<Choice extends string>(props: {
  label: string;
  all: string;
  asked: Asked<Choice>;
  nameOf: (choice: Choice) => string;
}) {
  const { choices, chosen, choose } = props.asked;
  const options = [
    { value: '', label: props.all },
    ...choices.map((choice) => ({ value: choice as string, label: props.nameOf(choice) })),
  ];
  return (
    <Segmented
      label={props.label}
      options={options}
      value={chosen ?? ''}
      onChange={(value) => choose(choices.find((choice) => choice === value))}
    />
  );
}
