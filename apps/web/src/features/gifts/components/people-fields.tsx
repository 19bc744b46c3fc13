import { Card } from '@yay/ui/card';
import { TextArea } from '@yay/ui/text-area';
import { TextField } from '@yay/ui/text-field';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type GiftFields, type GiftKind, MESSAGE_MAX } from '../model/gift-values.ts';

/** Asks for the recipient, the giver, and their message. */
export function PeopleFields({ fields, kind }: { fields: GiftFields; kind: GiftKind }) {
  const t = useTranslations('gifts.form');
  const lunch = useTranslations('gifts.lunch');
  const field = useTranslations('errors.field');
  const { control, register } = fields;
  const { errors } = useFormState({ control });
  const required = { required: field('required') };
  const isTeacher = kind === 'teacher_lunch';
  const optional = <small className="gift-optional">{t('optional')}</small>;
  const left = MESSAGE_MAX - useWatch({ control, name: 'message' }).length;
  return (
    <>
      <section aria-labelledby="gift-whom">
        <Card raised className="gift-step">
          <h2 id="gift-whom">{t('forWhom')}</h2>
          <div className="gift-pair">
            <TextField
              {...register('recipient_name', isTeacher ? required : {})}
              label={
                isTeacher ? (
                  lunch('teacher')
                ) : (
                  <>
                    {t('recipient')} {optional}
                  </>
                )
              }
              placeholder={isTeacher ? lunch('teacherExample') : undefined}
              autoComplete="off"
              maxLength={80}
              error={errors.recipient_name?.message}
            />
            <TextField
              {...register('recipient_email')}
              label={
                <>
                  {isTeacher ? lunch('teacherEmail') : t('recipientEmail')} {optional}
                </>
              }
              type="email"
              autoComplete="off"
              hint={isTeacher ? lunch('teacherEmailHint') : t('recipientEmailHint')}
              error={errors.recipient_email?.message}
            />
          </div>
          <TextArea
            {...register('message')}
            label={
              <>
                {t('message')} {optional}
              </>
            }
            rows={3}
            maxLength={MESSAGE_MAX}
            placeholder={t('messageExample')}
            hint={t('messageLeft', { count: left })}
            error={errors.message?.message}
          />
        </Card>
      </section>
      <section aria-labelledby="gift-you">
        <Card raised className="gift-step">
          <h2 id="gift-you">{t('you')}</h2>
          <div className="gift-pair">
            <TextField
              {...register('buyer_name', required)}
              label={t('yourName')}
              autoComplete="name"
              maxLength={80}
              error={errors.buyer_name?.message}
            />
            <TextField
              {...register('buyer_email', required)}
              label={t('yourEmail')}
              type="email"
              autoComplete="email"
              hint={t('yourEmailHint')}
              error={errors.buyer_email?.message}
            />
          </div>
        </Card>
      </section>
    </>
  );
}
