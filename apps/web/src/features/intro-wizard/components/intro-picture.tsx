import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { introPicturesQuery } from '../api/intro-pictures.ts';
import type { Step } from '../model/steps.ts';
import { Bar, Card, Food, Mark } from './drawn.tsx';

const PICTURES: Record<Step, { readonly tint: string; readonly drawing: ReactNode }> = {
  children: { tint: 'peach', drawing: <Children /> },
  week: { tint: 'sky', drawing: <Week /> },
  choose: { tint: 'butter', drawing: <Choose /> },
  save: { tint: 'rose', drawing: <Save /> },
  lunch: { tint: 'mint', drawing: <Lunch /> },
};

/**
 * Shows the picture of a step: the team's, or the drawing where there is none; its words stand
 * below.
 */
export function IntroPicture({ step }: { step: Step }) {
  const { data, isPending } = useQuery(introPicturesQuery);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { tint, drawing } = PICTURES[step];
  const chosen = data?.find((one) => one.step === step);
  // Neither is shown before it is known which: one would jump into the other's place.
  if (isPending) return <div className={`intro-picture ${tint}`} aria-hidden="true" />;
  if (chosen && !missing.includes(chosen.picture)) {
    return (
      <img
        key={chosen.picture}
        className={`intro-picture ${tint}`}
        src={chosen.picture}
        alt={chosen.alt}
        width={960}
        height={480}
        onError={() => setMissing([...missing, chosen.picture])}
      />
    );
  }
  return (
    <svg className={`intro-picture ${tint}`} viewBox="0 0 480 264" aria-hidden="true">
      {drawing}
    </svg>
  );
}

/** Two children with their colors, and what one of them must not eat. */
function Children() {
  return (
    <>
      {(['green', 'blue'] as const).map((kid, at) => (
        <g key={kid} transform={`translate(${48 + at * 200} 44)`}>
          <Card width={184} height={176} />
          <circle cx="92" cy="58" r="38" fill={`var(--kid-${kid}-soft)`} />
          <circle cx="92" cy="58" r="38" fill="none" stroke={`var(--kid-${kid})`} strokeWidth="5" />
          <circle cx="92" cy="48" r="12" fill={`var(--kid-${kid})`} />
          <path d="M70 82a22 20 0 0 1 44 0z" fill={`var(--kid-${kid})`} />
          <Bar x={52} y={112} width={80} strong />
          <Bar x={64} y={130} width={56} />
          {at === 0 ? (
            <g transform="translate(58 144)">
              <rect width="68" height="20" rx="10" fill="var(--ink)" />
              <circle cx="13" cy="10" r="4" fill="none" stroke="var(--surface)" strokeWidth="2" />
              <path d="m10 13 6-6" stroke="var(--surface)" strokeWidth="2" />
              <rect x="24" y="8" width="34" height="4" rx="2" fill="var(--surface)" />
            </g>
          ) : (
            <Bar x={72} y={150} width={40} />
          )}
        </g>
      ))}
    </>
  );
}

/** Five days side by side; one plate is still empty. */
function Week() {
  const days = [
    'two-chicken-tacos',
    'turkey-pepperoni-pizza',
    null,
    'salmon-bento',
    'spaghetti-marinara',
  ];
  const plates = ['mint', 'butter', '', 'rose', 'peach'];
  return (
    <g transform="translate(24 36)">
      <Card width={432} height={192} />
      {days.map((food, at) => (
        <g key={plates[at]} transform={`translate(${14 + at * 82} 20)`}>
          <Bar x={18} y={0} width={40} strong />
          <rect y="20" width="76" height="134" rx="12" fill="var(--bg)" stroke="var(--line)" />
          {food ? (
            <>
              <Food name={food} x={38} y={68} r={28} tint={plates[at]} />
              <Bar x={14} y={112} width={48} />
              <Bar x={22} y={128} width={32} />
            </>
          ) : (
            <>
              <circle
                cx="38"
                cy="68"
                r="27"
                fill="none"
                stroke="var(--unsaved-line)"
                strokeWidth="2.5"
                strokeDasharray="6 5"
              />
              <path d="M38 58v20M28 68h20" stroke="var(--orange-text)" strokeWidth="3" />
            </>
          )}
        </g>
      ))}
    </g>
  );
}

/** Three meals of a day, one of them taken, with what belongs to it. */
function Choose() {
  return (
    <g transform="translate(84 26)">
      {(['avocado-sushi-box', 'falafel-plate', 'cheeseburger'] as const).map((food, at) => {
        const taken = at === 1;
        const y = [0, 58, 150][at] ?? 0;
        return (
          <g key={food} transform={`translate(0 ${y})`}>
            <Card
              width={312}
              height={taken ? 84 : 50}
              line={taken ? 'var(--accent-strong)' : undefined}
            />
            <Food name={food} x={34} y={25} r={19} tint={['rose', 'mint', 'peach'][at]} />
            <Bar x={64} y={16} width={120} strong />
            <Bar x={64} y={29} width={76} />
            {taken ? (
              <>
                <Mark x={284} y={25} />
                {[64, 138, 212].map((x, pill) => (
                  <rect
                    key={x}
                    x={x}
                    y="52"
                    width="64"
                    height="22"
                    rx="11"
                    fill={pill === 0 ? 'var(--accent-soft)' : 'var(--surface)'}
                    stroke={pill === 0 ? 'var(--accent-strong)' : 'var(--line-strong)'}
                    strokeWidth="1.5"
                  />
                ))}
              </>
            ) : (
              <circle
                cx="284"
                cy="25"
                r="10"
                fill="none"
                stroke="var(--line-strong)"
                strokeWidth="2"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Draws the price of the week, the button that saves it, and a clock. */
function Save() {
  return (
    <>
      <g transform="translate(40 40)">
        <Card width={252} height={184} />
        {(['turkey-pepperoni-pizza', 'two-chicken-tacos', 'chicken-ramen'] as const).map(
          (food, at) => (
            <g key={food} transform={`translate(20 ${18 + at * 34})`}>
              <Food name={food} x={13} y={13} r={13} tint={['butter', 'mint', 'sky'][at]} />
              <Bar x={38} y={10} width={96 - at * 14} />
              <Bar x={176} y={10} width={36} strong />
            </g>
          ),
        )}
        <path d="M20 122h212" stroke="var(--line)" strokeWidth="2" />
        <rect x="20" y="134" width="212" height="34" rx="17" fill="var(--accent-strong)" />
        <rect x="96" y="148" width="60" height="6" rx="3" fill="var(--on-accent-strong)" />
      </g>
      <g transform="translate(368 132)">
        <circle r="64" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
        <path d="M0 -52A52 52 0 0 1 45 -26L0 0Z" fill="var(--accent-soft)" />
        <circle r="52" fill="none" stroke="var(--line-strong)" strokeWidth="4" />
        <path
          d="M0 -52A52 52 0 0 1 45 -26"
          fill="none"
          stroke="var(--accent-strong)"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path d="M0 0V-36M0 0 26 -15" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
        <circle r="5" fill="var(--ink)" />
      </g>
    </>
  );
}

/** Draws the way from the kitchen's car to the school's door, with a label on the lunch. */
function Lunch() {
  return (
    <>
      <path d="M0 216h480" stroke="var(--line-strong)" strokeWidth="3" />
      <g transform="translate(276 64)">
        <path
          d="M0 56 84 0l84 56v96H0z"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="2"
        />
        <circle
          cx="84"
          cy="44"
          r="13"
          fill="var(--bg)"
          stroke="var(--line-strong)"
          strokeWidth="2"
        />
        <path
          d="M84 36v8l6 4"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <rect x="68" y="98" width="32" height="54" rx="4" fill="var(--green-strong)" />
        {[18, 126].map((x) => (
          <g key={x} fill="var(--plate-sky)" stroke="var(--line-strong)" strokeWidth="2">
            <rect x={x} y="76" width="26" height="24" rx="3" />
            <rect x={x} y="112" width="26" height="24" rx="3" />
          </g>
        ))}
      </g>
      <g transform="translate(28 108)">
        <rect width="134" height="84" rx="10" fill="var(--orange-strong)" />
        <path
          d="M134 26h36a10 10 0 0 1 9 6l14 28v32h-59z"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="2"
        />
        <path d="M146 36h20l10 22h-30z" fill="var(--plate-sky)" />
        <Food name="salmon-bento" x={66} y={42} r={31} tint="butter" />
        {[38, 152].map((x) => (
          <g key={x}>
            <circle cx={x} cy="92" r="18" fill="var(--ink)" />
            <circle cx={x} cy="92" r="7" fill="var(--surface)" />
          </g>
        ))}
      </g>
      <g transform="translate(232 164)">
        <rect
          width="62"
          height="52"
          rx="8"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="2"
        />
        <path d="M18 0a13 13 0 0 1 26 0" fill="none" stroke="var(--line-strong)" strokeWidth="4" />
        <rect x="0" y="14" width="62" height="7" fill="var(--kid-green)" />
        <Bar x={12} y={29} width={38} strong />
        <Bar x={12} y={40} width={24} />
      </g>
    </>
  );
}
