import {
  type FieldValues,
  type UseFormProps,
  type UseFormReset,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/**
 * react-hook-form's form, for every form of the product. Its own reset() forgets the fields until
 * each is registered again, which a compiled component does only when something that it shows of
 * them changed: what is typed into the others would count for nothing. Here reset() keeps them.
 */
export function useTypedForm<Values extends FieldValues>(
  props: UseFormProps<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>(props);
  const reset: UseFormReset<Values> = (values, options) =>
    form.reset(values, { keepFieldsRef: true, ...options });
  return { ...form, reset };
}
