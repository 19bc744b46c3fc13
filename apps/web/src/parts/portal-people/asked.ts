/** What is done to a person of a portal, or to an invitation into it. */
export type PersonAct = 'welcome' | 'remove' | 'again' | 'takeBack';

export interface Asked {
  act: PersonAct;
  id: number;
  /** As the reader knows the person. */
  name: string;
  email: string;
}

export type OnAct = (asked: Asked) => void;
