import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../class-names.ts';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** 16 px instead of 20. */
  small?: boolean;
}

type Glyph = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'>>;

/** Pictures only: the word stands beside them or in the control's label. */
export function icon(Drawn: Glyph): ComponentType<IconProps> {
  return function Icon({ small, className, ref: _ref, ...rest }: IconProps) {
    return (
      <Drawn aria-hidden="true" className={classNames('i', small && 'i-s', className)} {...rest} />
    );
  };
}
