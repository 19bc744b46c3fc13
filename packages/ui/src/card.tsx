import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './card.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The card leads a page: rounder, with a deeper shadow. */
  raised?: boolean;
}

export function Card({ raised = false, className, ...rest }: CardProps) {
  return <div className={classNames('card', raised && 'card-raised', className)} {...rest} />;
}
