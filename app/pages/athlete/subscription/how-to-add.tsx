import type { ReactNode } from 'react'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

const ways: readonly { name: string; icon: IconName; text: ReactNode }[] = [
  {
    name: 'iPhone, iPad et Mac',
    icon: 'smartphone',
    text: 'Touchez «\u202fS’abonner\u202f», puis confirmez\u00a0: le calendrier est dans votre agenda.',
  },
  {
    name: 'Google Agenda et Android',
    icon: 'calendar-days',
    text: 'Sur un ordinateur, à côté de «\u202fAutres agendas\u202f», choisissez +, «\u202fÀ partir de l’URL\u202f», et collez l’adresse\u202f; le téléphone suit.',
  },
  {
    name: 'Outlook',
    icon: 'monitor',
    text: 'Dans le calendrier, choisissez «\u202fAjouter un calendrier\u202f», «\u202fS’abonner à partir du web\u202f», et collez l’adresse.',
  },
]

export function HowToAdd() {
  return (
    <SubscriptionSection
      id="ajouter"
      title="Comment l’ajouter"
      lead="Les autres programmes ont un «&#8239;abonnement par adresse&#8239;»&nbsp;: collez-y la même."
    >
      <dl className="subscription-ways">
        {ways.map(({ name, icon, text }) => (
          <div key={name}>
            <dt>
              <Icon name={icon} size={20} />
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SubscriptionSection>
  )
}
