import * as Hero from '@heroicons/react/20/solid';
import type { ComponentType, SVGProps } from 'react';
import { classNames } from './class-names.ts';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** 16 px instead of 20. */
  small?: boolean;
}

type Glyph = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'>>;

/** Pictures only: the word stands beside them or in the control's label. */
function icon(Drawn: Glyph): ComponentType<IconProps> {
  return function Icon({ small, className, ref: _ref, ...rest }: IconProps) {
    return (
      <Drawn aria-hidden="true" className={classNames('i', small && 'i-s', className)} {...rest} />
    );
  };
}

export const AcademicCapIcon = /* @__PURE__ */ icon(Hero.AcademicCapIcon);
export const AdjustmentsHorizontalIcon = /* @__PURE__ */ icon(Hero.AdjustmentsHorizontalIcon);
export const ArrowLeftIcon = /* @__PURE__ */ icon(Hero.ArrowLeftIcon);
export const ArrowPathIcon = /* @__PURE__ */ icon(Hero.ArrowPathIcon);
export const ArrowRightStartOnRectangleIcon = /* @__PURE__ */ icon(
  Hero.ArrowRightStartOnRectangleIcon,
);
export const ArrowUturnLeftIcon = /* @__PURE__ */ icon(Hero.ArrowUturnLeftIcon);
export const BanknotesIcon = /* @__PURE__ */ icon(Hero.BanknotesIcon);
export const BeakerIcon = /* @__PURE__ */ icon(Hero.BeakerIcon);
export const BellIcon = /* @__PURE__ */ icon(Hero.BellIcon);
export const BuildingStorefrontIcon = /* @__PURE__ */ icon(Hero.BuildingStorefrontIcon);
export const CalendarIcon = /* @__PURE__ */ icon(Hero.CalendarIcon);
export const CalendarDaysIcon = /* @__PURE__ */ icon(Hero.CalendarDaysIcon);
export const CheckIcon = /* @__PURE__ */ icon(Hero.CheckIcon);
export const CheckBadgeIcon = /* @__PURE__ */ icon(Hero.CheckBadgeIcon);
export const CheckCircleIcon = /* @__PURE__ */ icon(Hero.CheckCircleIcon);
export const ChevronDownIcon = /* @__PURE__ */ icon(Hero.ChevronDownIcon);
export const ChevronLeftIcon = /* @__PURE__ */ icon(Hero.ChevronLeftIcon);
export const ChevronRightIcon = /* @__PURE__ */ icon(Hero.ChevronRightIcon);
export const ChevronUpIcon = /* @__PURE__ */ icon(Hero.ChevronUpIcon);
export const ClockIcon = /* @__PURE__ */ icon(Hero.ClockIcon);
export const Cog6ToothIcon = /* @__PURE__ */ icon(Hero.Cog6ToothIcon);
export const CreditCardIcon = /* @__PURE__ */ icon(Hero.CreditCardIcon);
export const DocumentDuplicateIcon = /* @__PURE__ */ icon(Hero.DocumentDuplicateIcon);
export const EnvelopeIcon = /* @__PURE__ */ icon(Hero.EnvelopeIcon);
export const ExclamationCircleIcon = /* @__PURE__ */ icon(Hero.ExclamationCircleIcon);
export const ExclamationTriangleIcon = /* @__PURE__ */ icon(Hero.ExclamationTriangleIcon);
export const EyeIcon = /* @__PURE__ */ icon(Hero.EyeIcon);
export const EyeSlashIcon = /* @__PURE__ */ icon(Hero.EyeSlashIcon);
export const HandThumbUpIcon = /* @__PURE__ */ icon(Hero.HandThumbUpIcon);
export const HandThumbDownIcon = /* @__PURE__ */ icon(Hero.HandThumbDownIcon);
export const HeartIcon = /* @__PURE__ */ icon(Hero.HeartIcon);
export const HomeIcon = /* @__PURE__ */ icon(Hero.HomeIcon);
export const InformationCircleIcon = /* @__PURE__ */ icon(Hero.InformationCircleIcon);
export const LockClosedIcon = /* @__PURE__ */ icon(Hero.LockClosedIcon);
export const MagnifyingGlassIcon = /* @__PURE__ */ icon(Hero.MagnifyingGlassIcon);
export const MapPinIcon = /* @__PURE__ */ icon(Hero.MapPinIcon);
export const MegaphoneIcon = /* @__PURE__ */ icon(Hero.MegaphoneIcon);
export const MinusIcon = /* @__PURE__ */ icon(Hero.MinusIcon);
export const MinusCircleIcon = /* @__PURE__ */ icon(Hero.MinusCircleIcon);
export const MoonIcon = /* @__PURE__ */ icon(Hero.MoonIcon);
export const NoSymbolIcon = /* @__PURE__ */ icon(Hero.NoSymbolIcon);
export const PencilIcon = /* @__PURE__ */ icon(Hero.PencilIcon);
export const PencilSquareIcon = /* @__PURE__ */ icon(Hero.PencilSquareIcon);
export const PhoneIcon = /* @__PURE__ */ icon(Hero.PhoneIcon);
export const PlusIcon = /* @__PURE__ */ icon(Hero.PlusIcon);
export const PrinterIcon = /* @__PURE__ */ icon(Hero.PrinterIcon);
export const QuestionMarkCircleIcon = /* @__PURE__ */ icon(Hero.QuestionMarkCircleIcon);
export const ShieldCheckIcon = /* @__PURE__ */ icon(Hero.ShieldCheckIcon);
export const ShieldExclamationIcon = /* @__PURE__ */ icon(Hero.ShieldExclamationIcon);
export const ShoppingBagIcon = /* @__PURE__ */ icon(Hero.ShoppingBagIcon);
export const SignalSlashIcon = /* @__PURE__ */ icon(Hero.SignalSlashIcon);
export const SparklesIcon = /* @__PURE__ */ icon(Hero.SparklesIcon);
export const StarIcon = /* @__PURE__ */ icon(Hero.StarIcon);
export const SunIcon = /* @__PURE__ */ icon(Hero.SunIcon);
export const TicketIcon = /* @__PURE__ */ icon(Hero.TicketIcon);
export const TrashIcon = /* @__PURE__ */ icon(Hero.TrashIcon);
export const TruckIcon = /* @__PURE__ */ icon(Hero.TruckIcon);
export const UserIcon = /* @__PURE__ */ icon(Hero.UserIcon);
export const UserCircleIcon = /* @__PURE__ */ icon(Hero.UserCircleIcon);
export const UserPlusIcon = /* @__PURE__ */ icon(Hero.UserPlusIcon);
export const UsersIcon = /* @__PURE__ */ icon(Hero.UsersIcon);
export const WalletIcon = /* @__PURE__ */ icon(Hero.WalletIcon);
export const XCircleIcon = /* @__PURE__ */ icon(Hero.XCircleIcon);
export const XMarkIcon = /* @__PURE__ */ icon(Hero.XMarkIcon);
