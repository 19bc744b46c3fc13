import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useId,
  useState,
} from 'react';
import { Autocomplete, FieldInputContext } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import {
  ListBox,
  ListBoxItem,
  type ListBoxItemProps,
  ListBoxSection,
} from 'react-aria-components/ListBox';
import { useSlottedContext } from 'react-aria-components/slots';
import { classNames } from './class-names.ts';
import './overlay.css';
import './options.css';
import './combobox.css';

export interface ComboboxProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** Left out where the list stands in a box of its own, such as a dialog, that opens and closes. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** An open list without options is not drawn. */
  hasOptions: boolean;
  /** Points at the first option as soon as something is typed, so that Enter takes it. */
  offersFirst?: boolean;
  children: ReactNode;
}

type End = 'first' | 'last';

interface ComboboxState {
  query: string;
  listId: string;
  isOpen: boolean;
  isListed: boolean;
  /** The option that the list points at when it appears. */
  from: End | undefined;
  offersFirst: boolean;
  show: (from?: End) => void;
  /** Undefined where the list never closes by itself. */
  hide: (() => void) | undefined;
}

const ComboboxContext = createContext<ComboboxState | null>(null);

function useCombobox(): ComboboxState {
  const state = use(ComboboxContext);
  if (state === null) throw new Error('This part of a combobox needs a Combobox around it');
  return state;
}

/**
 * A text field and a list that its arrows walk while the focus stays in the text: `ComboboxInput`
 * and `ComboboxList`, in any box. By react-aria's Autocomplete, not by its ComboBox: an open
 * ComboBox hides the rest of the page from speech, alerts and controls beside it included.
 */
export function Combobox({
  query,
  onQueryChange,
  open = true,
  onOpenChange,
  hasOptions,
  offersFirst = true,
  children,
}: ComboboxProps) {
  const id = useId();
  const [from, setFrom] = useState<End>();
  const isListed = open && hasOptions;
  // Each appearance of the list has ids of its own: an option that a former one pointed at is gone.
  const [shown, setShown] = useState({ isListed, times: 0 });
  if (shown.isListed !== isListed) setShown({ isListed, times: shown.times + 1 });

  function show(end?: End) {
    setFrom(end);
    onOpenChange?.(true);
  }
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={(text) => {
        show();
        onQueryChange(text);
      }}
      disableAutoFocusFirst
    >
      <ComboboxContext
        value={{
          query,
          listId: `${id}-${shown.times}`,
          isOpen: open,
          isListed,
          from,
          offersFirst,
          show,
          hide: onOpenChange && (() => onOpenChange(false)),
        }}
      >
        {children}
      </ComboboxContext>
    </Autocomplete>
  );
}

/** Keys that walk the list or take from it; all others are the text's. */
const LIST_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter']);

type Wiring = Omit<ComponentProps<'input'>, 'onChange'> & { onChange?: (text: string) => void };

export type ComboboxInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** Enter on a text while the list points at no option; the form around is not sent then. */
  onEnter?: () => void;
};

export function ComboboxInput({
  ref,
  onEnter,
  onKeyDown,
  onFocus,
  onBlur,
  onClick,
  ...rest
}: ComboboxInputProps) {
  const box = useCombobox();
  // Made for react-aria's own field: an input of ours takes the same, but for the event of a change.
  const wiring = useSlottedContext(FieldInputContext) as Wiring | null;
  const inner = wiring?.ref;
  const setInput = useCallback(
    (node: HTMLInputElement | null) => {
      place(inner, node);
      place(ref, node);
    },
    [inner, ref],
  );
  const pointed = wiring?.['aria-activedescendant'];
  const activeId = box.isListed && pointed?.startsWith(`${box.listId}-`) ? pointed : undefined;

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    // A key that ends the composing of a letter is the keyboard's own.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const end = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key];
    if (end && !box.isListed) {
      event.preventDefault();
      box.show(end);
    } else if (event.key === 'Enter' && onEnter && !activeId && box.query.trim() !== '') {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Escape' && box.hide && isInTheWay(box)) {
      // Escape closes the list first, and the dialog around it only then.
      event.preventDefault();
      event.stopPropagation();
      box.hide();
    } else if (box.isListed && LIST_KEYS.has(event.key)) {
      wiring?.onKeyDown?.(event);
    }
  }
  return (
    <input
      {...wiring}
      type="text"
      role="combobox"
      aria-expanded={box.isListed}
      aria-controls={box.isListed ? box.listId : undefined}
      aria-activedescendant={activeId}
      {...rest}
      ref={setInput}
      onChange={(event) => wiring?.onChange?.(event.currentTarget.value)}
      onKeyDown={press}
      onClick={(event) => {
        onClick?.(event);
        box.show();
      }}
      onFocus={(event) => {
        wiring?.onFocus?.(event);
        // Pointing at an option sends the field events of a focus that never moved.
        if (event.isTrusted) onFocus?.(event);
      }}
      onBlur={(event) => {
        wiring?.onBlur?.(event);
        if (!event.isTrusted) return;
        box.hide?.();
        onBlur?.(event);
      }}
    />
  );
}

const isInTheWay = ({ isOpen, isListed, query }: ComboboxState) =>
  isListed || (isOpen && query.trim() !== '');

function place<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

export interface ComboboxListProps {
  /** The spoken name of the list. */
  label: string | undefined;
  /** The option that is chosen already, where one is. */
  selected?: string | null;
  onChoose: (id: string) => void;
  /** Left out, the list hangs below the field. */
  className?: string;
  /** `ComboboxOption`s, or `ComboboxSection`s of them. */
  children: ReactNode;
}

export function ComboboxList({
  label,
  selected = null,
  onChoose,
  className = 'popover combobox-list',
  children,
}: ComboboxListProps) {
  const { query, listId, isListed, from, offersFirst } = useCombobox();
  if (!isListed) return null;
  const offered = offersFirst && query.trim() !== '' ? 'first' : undefined;
  return (
    <ListBox
      // Another text finds another list, which points at its own first option.
      key={offersFirst ? query : undefined}
      id={listId}
      className={className}
      aria-label={label}
      selectionMode="single"
      selectedKeys={selected === null ? [] : [selected]}
      onSelectionChange={(keys) => {
        // The option that was chosen already arrives as an empty choice.
        const [id = selected] = keys;
        if (id !== null) onChoose(String(id));
      }}
      // The list is gone after a choice: what lies below it must not get the click.
      shouldSelectOnPressUp
      shouldFocusWrap
      escapeKeyBehavior="none"
      autoFocus={from ?? offered}
    >
      {children}
    </ListBox>
  );
}

/**
 * `textValue` is the text that is spoken; the rest is a list box item's, `href` included. The `id` of an
 * option stays the same as long as its React key does.
 */
export function ComboboxOption({
  className,
  ...rest
}: Omit<ListBoxItemProps, 'className' | 'id'> & {
  id: string;
  textValue: string;
  className?: string;
}) {
  return <ListBoxItem {...rest} className={classNames('option', className)} />;
}

/** Options of one kind below their heading. */
export function ComboboxSection({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <ListBoxSection id={id} className="option-section">
      <Header className="option-heading">
        {title}
        {note !== undefined && <small>{note}</small>}
      </Header>
      {children}
    </ListBoxSection>
  );
}
