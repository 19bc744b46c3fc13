import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './tag.css';

export type Tone = 'ok' | 'unsaved' | 'late' | 'danger' | 'info' | 'off';

export interface TagProps {
  tone: Tone;
  /** Every state has a picture and a word, never color alone. */
  icon: ReactNode;
  children: ReactNode;
  fill?: boolean;
  className?: string;
}

export function Tag({ tone, icon, children, fill = false, className }: TagProps) {
  return (
    <span className={classNames('tag', `tag-${tone}`, fill && 'tag-fill', className)}>
      {icon}
      {children}
    </span>
  );
}
