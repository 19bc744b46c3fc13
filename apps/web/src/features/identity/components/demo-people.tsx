import type { AddressStep } from '@yay/contract/identity/address-step';
import type { Me } from '@yay/contract/identity/calls';
import type { SecondStep } from '@yay/contract/identity/passkeys';
import type { Config } from '@yay/contract/settings/calls';
import type { Role } from '@yay/domain/access';
import { Button } from '@yay/ui/button';
import {
  AcademicCapIcon,
  AdjustmentsHorizontalIcon,
  BuildingStorefrontIcon,
  TruckIcon,
  UserIcon,
  UsersIcon,
} from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { login } from '../api/login.ts';
import './demo-people.css';

/** Shown as cards; the others are one tap further. */
const FIRST_SHOWN = 6;

type Look = { tone: 'o' | 'g' | 'b'; picture: ReactNode };
const OFFICE: Look = { tone: 'b', picture: <AdjustmentsHorizontalIcon /> };
const LOOKS: Partial<Record<Role, Look>> = {
  customer: { tone: 'o', picture: <UsersIcon /> },
  school: { tone: 'g', picture: <AcademicCapIcon /> },
  vendor: { tone: 'b', picture: <BuildingStorefrontIcon /> },
  brand_ambassador: { tone: 'g', picture: <TruckIcon /> },
  vendor_specialist: { tone: 'g', picture: <TruckIcon /> },
};

export type DemoPeopleProps = {
  demo: NonNullable<Config['demo']>;
  onSignedIn: (me: Me) => void;
  onSecondStep: (step: SecondStep) => void;
  /** The password was right, and the address is not proved yet. */
  onAddressStep: (step: AddressStep) => void;
};

/** Offers the people of a made-up world: one tap makes you anybody in it. */
export function DemoPeople({ demo, onSignedIn, onSecondStep, onAddressStep }: DemoPeopleProps) {
  const t = useTranslations('identity.demo');
  const errorText = useErrorText();
  const [everyone, setEveryone] = useState(false);
  const [entering, setEntering] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = everyone ? demo.sign_ins : demo.sign_ins.slice(0, FIRST_SHOWN);
  const more = demo.sign_ins.length > FIRST_SHOWN;

  async function enter(email: string) {
    if (entering) return;
    setEntering(email);
    setProblem(null);
    try {
      const answer = await login({ email, password: demo.password });
      if ('address' in answer) onAddressStep(answer);
      else if ('challenge_token' in answer) onSecondStep(answer);
      else onSignedIn(answer.user);
    } catch (error) {
      setProblem(errorText(error));
    }
    setEntering(null);
  }

  return (
    <section className="demo" aria-labelledby="demo-people">
      <h2 id="demo-people">{t('title')}</h2>
      <p>{t('text')}</p>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      <ul className={everyone ? 'everyone' : undefined}>
        {shown.map((person, place) => {
          const look = lookOf(person.role, place);
          return (
            <li key={person.email}>
              <button
                type="button"
                className="who"
                aria-busy={entering === person.email || undefined}
                onClick={() => void enter(person.email)}
              >
                <span className={`ic ${look.tone}`}>{look.picture}</span>
                <span>
                  <b>{t(`people.${person.who}.name`)}</b>
                  <small>{t(`people.${person.who}.note`)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {more && (
        <Button
          kind="quiet"
          size="sm"
          aria-expanded={everyone}
          onClick={() => setEveryone(!everyone)}
        >
          {everyone ? t('fewer') : t('everyRole', { count: demo.sign_ins.length })}
        </Button>
      )}
    </section>
  );
}

function lookOf(role: Role, place: number): Look {
  const look = LOOKS[role] ?? OFFICE;
  // The second of two parents is alone: nobody is fed yet.
  return role === 'customer' && place > 0 ? { ...look, picture: <UserIcon /> } : look;
}
