/** The acts on a person of a portal, or on an invitation into it. */
export type PersonAct = 'welcome' | 'remove' | 'again' | 'takeBack';

export interface Asked {
  act: PersonAct;
  id: number;
  /** The name by which the reader knows the person. */
  name: string;
  email: string;
}

export type OnAct = (asked: Asked) => void;
