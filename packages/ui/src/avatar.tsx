import { classNames } from './class-names.ts';
import './avatar.css';

export type LuncherColor = 'green' | 'red' | 'blue' | 'yellow';

export interface AvatarProps {
  /** The first letter is shown. The name itself stands beside it, so this is hidden from speech. */
  name: string;
  /** Left out, it takes the color of the nearest `kid-…` around it. */
  color?: LuncherColor;
  size?: 's' | 'm' | 'l';
  className?: string;
}

export function Avatar({ name, color, size = 'm', className }: AvatarProps) {
  const [initial = ''] = name.trim();
  return (
    <span
      className={classNames(
        'avatar',
        size !== 'm' && `avatar-${size}`,
        color && `kid-${color}`,
        className,
      )}
      aria-hidden="true"
    >
      {initial.toLocaleUpperCase()}
    </span>
  );
}
