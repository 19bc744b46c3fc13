import { Link } from '@tanstack/react-router';
import type { Luncher } from '@yay/contract/lunchers/calls';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Avatar } from '@yay/ui/avatar';
import { Button, buttonClass } from '@yay/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import './luncher-added.css';
import './lunchers.css';

export type LuncherAddedProps = { luncher: Luncher; onAddAnother: () => void };

/** The end of adding a child: it is in, and the calendar is the next step. */
export function LuncherAdded({ luncher, onAddAnother }: LuncherAddedProps) {
  const t = useTranslations('lunchers');
  const gradeIn = useGradeName();
  const name = luncher.name.first;
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={`form luncher-added kid-${luncher.color}`} aria-labelledby="luncher-added">
      <div className="form-head">
        <Avatar name={name} size="l" />
        <div>
          <h2 id="luncher-added" ref={title} tabIndex={-1}>
            {t('addedTitle', { name })}
          </h2>
          <p>
            {t('gradeAtSchool', {
              grade: gradeIn(luncher.grade.label),
              school: luncher.grade.destination.name,
            })}
          </p>
        </div>
      </div>
      <div className="luncher-added-ways">
        {/* Without a week, the calendar opens at the next one that can be ordered. */}
        <Link
          to={PARENT_PAGES.lunchCalendar.path}
          search={{ luncher: String(luncher.id) }}
          className={buttonClass({ kind: 'primary' })}
        >
          {t('chooseLunches', { name })}
        </Link>
        <Button kind="line" onClick={onAddAnother}>
          {t('addAnother')}
        </Button>
      </div>
    </section>
  );
}
