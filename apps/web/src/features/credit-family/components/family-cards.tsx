import { useQuery } from '@tanstack/react-query';
import { cardName } from '@yay/domain/money';
import { CardIcon, cardBrand } from '@yay/ui/card-icon';
import { useTranslations } from 'use-intl';
import { cardsOfFamilyQuery } from '../api/money.ts';
import { Part } from './part.tsx';

/** A family's cards, as far as anybody but her may see them: nobody else changes them. */
export function FamilyCards({ userId }: { userId: number }) {
  const t = useTranslations('credit.cards');
  const query = useQuery(cardsOfFamilyQuery(userId));
  return (
    <section aria-labelledby="user-cards">
      <h2 id="user-cards">{t('title')}</h2>
      <Part query={query}>
        {({ data, default_payment_method: charged }) =>
          data.length === 0 ? (
            <p className="mid">{t('none')}</p>
          ) : (
            <ul className="family-cards">
              {data.map((card) => (
                <li key={card.id}>
                  <CardIcon brand={cardBrand(card.brand)} />
                  <span>
                    {t('name', { brand: cardName(card.brand), last4: card.last4 })}
                    <span className="mid">
                      {t('expires', {
                        month: String(card.exp_month).padStart(2, '0'),
                        year: String(card.exp_year),
                      })}
                    </span>
                  </span>
                  {card.id === charged && <span className="st ok">{t('default')}</span>}
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </section>
  );
}
