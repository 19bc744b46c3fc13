import { Segmented } from '@yay/ui/segmented';

/** One of several states; the first means all of them. */
export function Choices<Choice extends string>(props: {
  label: string;
  all: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
}) {
  const options = [
    { value: '', label: props.all },
    ...props.choices.map((choice) => ({ value: choice as string, label: props.nameOf(choice) })),
  ];
  return (
    <Segmented
      label={props.label}
      options={options}
      value={props.chosen ?? ''}
      onChange={(value) => props.onChoose(props.choices.find((choice) => choice === value))}
    />
  );
}
