import type { ReactNode } from 'react'
import type { FeedKind } from '#app/domain/competitions/feed/feed-file.ts'
import { ButtonContent, buttonClasses } from '#app/ui/kit/button.tsx'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { SubscriptionSection } from './subscription-section.tsx'
import type { FeedAddress } from './subscription-words.ts'

export function FeedList({ feeds }: { feeds: readonly FeedAddress[] }) {
  return (
    <SubscriptionSection
      id="adresses"
      title="Vos deux calendriers"
      lead="L’un, l’autre ou les deux. Votre agenda les relit de lui-même, toutes les heures ou une fois par jour selon le programme."
    >
      <ul>
        {feeds.map((feed) => (
          <FeedRow key={feed.kind} feed={feed} />
        ))}
      </ul>
    </SubscriptionSection>
  )
}

function FeedRow({ feed: { kind, web, program } }: { feed: FeedAddress }) {
  const { title, text } = feedWords[kind]
  const quoted = `«\u202f${title}\u202f»`
  return (
    <li className="subscription-feed">
      <h3>{title}</h3>
      <p className="muted">{text}</p>
      <Field
        id={`adresse-${kind}`}
        label={
          <>
            Adresse<span className="vh"> du calendrier {title}</span>
          </>
        }
      >
        <TextInput
          className="subscription-address muted small"
          readOnly
          value={web}
          translate="no"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div className="subscription-buttons row cluster">
        <a className={buttonClasses({ look: 'primary', size: 'small' })} href={program}>
          <ButtonContent icon="calendar-days" size="small">
            S’abonner
          </ButtonContent>
          <span className="vh"> à {quoted}</span>
        </a>
        <CopyButton text={web} about={`de ${quoted}`}>
          Copier l’adresse
        </CopyButton>
        <a className="link" href={web} download={`${kind}.ics`}>
          Télécharger une fois<span className="vh"> {quoted}</span>
        </a>
      </div>
    </li>
  )
}

const feedWords: Readonly<Record<FeedKind, { title: string; text: string }>> = {
  tout: {
    title: 'Tout le calendrier',
    text: 'Les courses du club et de vos groupes, les stages. Une course annulée y reste, marquée.',
  },
  'mes-courses': {
    title: 'Mes courses',
    text: 'Celles où vous allez, ou peut-être, avec votre format, votre objectif et votre temps visé. Vos courses masquées y sont aussi\u00a0: elles ne sont que pour vous.',
  },
}

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
            <dt className="row">
              <Icon name={icon} size={20} className="accent" />
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SubscriptionSection>
  )
}
