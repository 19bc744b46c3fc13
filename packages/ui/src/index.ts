// The light primitives. Those that need react-aria-components are imported by their own path
// ('@yay/ui/dialog'), so that a page pays only for what it opens.
export {
  AlertList,
  type AlertListProps,
  type AlertMessage,
  type AlertType,
} from './alert-list.tsx';
export { Avatar, type AvatarProps, type LuncherColor } from './avatar.tsx';
export {
  Button,
  type ButtonKind,
  type ButtonLook,
  type ButtonProps,
  buttonClass,
} from './button.tsx';
export { Card, type CardProps } from './card.tsx';
export { type CardBrand, CardIcon, type CardIconProps, cardBrand } from './card-icon.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { Chip, type ChipProps, ChipSelect, type ChipSelectProps } from './chip.tsx';
export {
  ChoiceCard,
  type ChoiceCardProps,
  ChoiceGroup,
  type ChoiceGroupProps,
} from './choice-card.tsx';
export { classNames } from './class-names.ts';
export { Countdown, type CountdownProps } from './countdown.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { Field, type FieldFrame, type FieldWiring } from './field.tsx';
export { FoodFrame, type FoodFrameProps } from './food-frame.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { Logo, type LogoProps } from './logo.tsx';
export { MenuButton, type MenuButtonItem, type MenuButtonProps } from './menu-button.tsx';
export { NativeSelect, type NativeSelectProps } from './native-select.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { EmptyPlate, OffPlate, Plate, type PlateProps, type Tint } from './plate.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { QuickToggle, type QuickToggleProps, toggleProblem } from './quick-toggle.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented.tsx';
export { type SelectedItem, SelectedList, type SelectedListProps } from './selected-list.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner.tsx';
export { Steps, type StepsProps } from './steps.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
export { TabStrip, type TabStripItem, type TabStripProps } from './tab-strip.tsx';
export { Tag, type TagProps, type Tone } from './tag.tsx';
export type { TagFieldTexts } from './tag-texts.ts';
export { TextArea, type TextAreaProps } from './text-area.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { dimensionsText, fileSizeText, Thumbnail, type ThumbnailProps } from './thumbnail.tsx';
export { ToggleField, type ToggleFieldProps } from './toggle-field.tsx';
export { useTagSuggestions } from './use-tag-suggestions.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
